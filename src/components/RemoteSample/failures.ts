/** What a reader is told (ARCHITECTURE.md#remote-samples). */
export const EMPTY_TEXT = 'Error: File does not exist or is empty';
export const failureText = (status: number, statusText: string): string =>
  `Error ${status} while fetching file: ${statusText || REASONS[status] || 'Unknown'}`;

/** HTTP/2 has no reason phrases; these are the ones a static host answers with (RFC 9110). */
const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  410: 'Gone',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
