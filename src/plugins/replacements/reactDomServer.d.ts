/** @types/react-dom types this entry under its other name only. */
declare module 'react-dom/server.browser' {
  export {renderToReadableStream} from 'react-dom/server';
}
