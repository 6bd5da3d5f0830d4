/**
 * Door: @docusaurus/theme-classic 3.10.2 theme/MDXComponents/index.tsx, replaced.
 * Why: the only place where the names that remark writes meet our components; the stock code block, which would
 *      bring a highlighter to the browser, is not among them.
 * Opens onto: the components of a page's text
 */
import type {ComponentProps} from 'react';
import AnchorAlias from '../../components/AnchorAlias';
import Banner from '../../components/Banner';
import Callout from '../../components/Callout';
import Companies from '../../components/Companies';
import Figure from '../../components/Figure';
import Heading from '../../components/Heading';
import PageText from '../../components/PageText';
import PageHtml from '../../components/PageText/PageHtml';
import RemoteSample from '../../components/RemoteSample';
import Sample from '../../components/Sample';
import ScrollBox from '../../components/ScrollBox';
import TextLink from '../../components/TextLink';

export default {
  a: TextLink,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  AnchorAlias,
  Banner,
  Callout,
  Companies,
  Figure,
  PageHtml,
  PageText,
  RemoteSample,
  Sample,
  ScrollBox,
};
