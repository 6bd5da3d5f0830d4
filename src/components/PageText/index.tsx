import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** The text of a page as React renders it: on the server at build, and on the development server. */
export default function PageText({ children }: Props): ReactNode {
  return <div className="prose">{children}</div>;
}
