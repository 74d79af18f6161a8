/**
 * Clones a `<template data-part>` rendered by the build, so that no script carries its text. Cloned as DOM: Trusted
 * Types forbid HTML from strings.
 */
export function DrawnPart({ name }: { name: string }) {
  const fill = (place: HTMLDivElement | null) => {
    const drawn = document.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`);
    if (drawn) place?.replaceChildren(drawn.content.cloneNode(true));
  };
  return <div ref={fill} className="contents" />;
}
