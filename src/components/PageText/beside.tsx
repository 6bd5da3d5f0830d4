import Link from '@docusaurus/Link';
import type { HTMLAttributes } from 'react';
import Anchored from '../Anchored';

type Props = HTMLAttributes<HTMLElement>;

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
};
