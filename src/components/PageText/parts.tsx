import type { ComponentProps } from 'react';
import Anchored from '../Anchored';
import AnchorAlias from '../AnchorAlias';
import Banner from '../Banner';
import Callout from '../Callout';
import Companies from '../Companies';
import Exchange from '../Exchange';
import Figure from '../Figure';
import Fold from '../Fold';
import HeaderCell from '../HeaderCell';
import Heading from '../Heading';
import NestFold from '../NestFold';
import RemoteSample from '../RemoteSample';
import Runnable from '../Runnable';
import Sample from '../Sample';
import ScrollBox from '../ScrollBox';
import TextLink from '../TextLink';
import Unchecked from '../Unchecked';
import Verified from '../Verified';
import PaperNotes from '../PaperNotes';
import PageText from './index';

/** The names that remark and MDX write, and the component behind each: where React renders a page's text. */
export default {
  a: TextLink,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  li: (props: ComponentProps<'li'>) => <Anchored as="li" {...props} />,
  th: HeaderCell,
  AnchorAlias,
  Banner,
  Callout,
  Companies,
  Exchange,
  Figure,
  Fold,
  NestFold,
  PageText,
  PaperNotes,
  RemoteSample,
  Runnable,
  Sample,
  ScrollBox,
  Unchecked,
  Verified,
};
