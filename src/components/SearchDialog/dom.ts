/** Makes an element with its class and what is inside. */
export function create(name: string, className?: string, ...inside: Array<Node | string>): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...inside);
  return made;
}

/** Sets an attribute, or takes it away, if it is not so already. */
export function set(element: Element | null, name: string, value: string | undefined): void {
  if (!element || element.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
