/**
 * What the build has drawn into a `<template data-part>` of the page, so that no script carries its words. It is copied as it
 * stands: the policy of our pages lets no text become HTML.
 */
export function DrawnPart({ name }: { name: string }) {
  const fill = (place: HTMLDivElement | null) => {
    const drawn = document.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`);
    if (drawn) place?.replaceChildren(drawn.content.cloneNode(true));
  };
  return <div ref={fill} className="contents" />;
}
