/** Where an event happened, within the closest element that a selector names. */
const closestTo = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Hears an event on all elements of a kind, those that come later included: React may make them anew at any time.
 * @param type an event that reaches the document
 * @param selector names the elements
 * @param act is told the element, also when something inside it was hit
 */
export function onEach<T extends keyof DocumentEventMap>(
  type: T,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[T]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = closestTo(event, selector);
    if (element) act(element, event);
  });
}
