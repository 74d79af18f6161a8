/**
 * Clones a `<template data-part>` of the build, so that no script carries its text. Trusted Types forbid HTML strings.
 */
export function DrawnPart({ name }: { name: string }) {
  const fill = (place: HTMLDivElement | null) => {
    const drawn = document.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`);
    if (drawn) place?.replaceChildren(drawn.content.cloneNode(true));
  };
  return <div ref={fill} className="contents" />;
}
