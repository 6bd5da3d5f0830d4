/** The looks of the parts of a text, which the browser's bundle has to hold although their components are not in it. */
import '../../components/Banner/styles.module.css';
import '../../components/Callout/styles.module.css';
import '../../components/Companies/styles.module.css';
import '../../components/Figure/styles.module.css';
import '../../components/Heading/styles.module.css';
import '../../components/Sample/styles.module.css';
import '../../components/ScrollBox/styles.module.css';
import '../../components/TextLink/styles.module.css';
import '../../components/Verified/styles.module.css';
