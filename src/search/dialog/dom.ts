/** Makes an element with its class and what is inside. */
export function create<N extends keyof HTMLElementTagNameMap>(
  name: N,
  className?: string,
  ...inside: Array<Node | string>
): HTMLElementTagNameMap[N] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...inside);
  return made;
}

/** Sets an attribute, or takes it away, if it is not so already. */
export function set(element: Element, name: string, value: string | undefined): void {
  if (element.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Makes these the children of a place, in which at most those at the end are others. */
export function keepOnly(place: Element, wanted: readonly Element[]): void {
  while (place.childElementCount > wanted.length) place.lastElementChild!.remove();
  place.append(...wanted.slice(place.childElementCount));
}
