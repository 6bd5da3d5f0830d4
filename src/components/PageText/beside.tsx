import Link from '@docusaurus/Link';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import Anchored from '../Anchored';
import Callout from '../Callout';

type Props = HTMLAttributes<HTMLElement>;

/** The kinds of boxes that Docusaurus knows, each by ours; those of a plugin's own are notes. */
const KINDS: Record<string, ComponentProps<typeof Callout>['kind']> = {
  tip: 'hint',
  success: 'hint',
  warning: 'warning',
  caution: 'warning',
  danger: 'warning',
};

type AdmonitionProps = Parameters<typeof processAdmonitionProps>[0] & { type: string };

/** `:::tip[title]`, as Docusaurus' own Markdown makes it. */
function Admonition({ type, ...props }: AdmonitionProps): ReactNode {
  const { title, children } = processAdmonitionProps(props);
  return (
    <Callout kind={KINDS[type] ?? 'info'} title={title}>
      {children}
    </Callout>
  );
}

/** What stands for the elements of a text beside the book (a blog): the same ones, whose links and ids the build checks. */
export default {
  a: Link,
  h1: (props: Props) => <Anchored as="h1" {...props} />,
  h2: (props: Props) => <Anchored as="h2" {...props} />,
  h3: (props: Props) => <Anchored as="h3" {...props} />,
  h4: (props: Props) => <Anchored as="h4" {...props} />,
  h5: (props: Props) => <Anchored as="h5" {...props} />,
  h6: (props: Props) => <Anchored as="h6" {...props} />,
  li: (props: Props) => <Anchored as="li" {...props} />,
  admonition: Admonition,
};
