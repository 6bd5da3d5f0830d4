/** @returns the text of a JSON file as npm writes it */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
