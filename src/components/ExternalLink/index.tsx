import type { ComponentProps, ReactNode } from 'react';
import NewTabHint from '../NewTabHint';

interface Props extends Omit<ComponentProps<'a'>, 'target'> {
  href: string;
  /** What search engines are told of the link. */
  rel?: 'nofollow' | 'sponsored';
}

/** A link out of the book: in a new tab, which its words say and its icon shows (`css/base.css`), and which learns nothing of this one. */
export default function ExternalLink({ rel, children, ...props }: Props): ReactNode {
  return (
    <a {...props} target="_blank" rel={[rel, 'noopener noreferrer'].filter(Boolean).join(' ')}>
      {children}
      <NewTabHint amongEnglish={props.lang === 'en'} />
    </a>
  );
}
