// The looks of the parts stay: the browser's bundle is what the style sheet is made from.
import '../Banner/styles.module.css';
import '../Callout/styles.module.css';
import '../Companies/styles.module.css';
import '../Figure/styles.module.css';
import '../Heading/styles.module.css';
import '../Sample/styles.module.css';
import '../ScrollBox/styles.module.css';
import '../TextLink/styles.module.css';
import '../Verified/styles.module.css';
import PageHtml from './PageHtml';

/** What remains of `parts.tsx` in a built site's browser bundle, where the text is HTML (see plugins/replacements). */
export default {PageHtml};
