/** The looks of the parts of a text, which the browser's bundle has to hold although their components are not in it. */
import '../../components/Banner/styles.module.css';
import '../../components/Callout/styles.module.css';
import '../../components/Companies/styles.module.css';
import '../../components/Exchange/styles.module.css';
import '../../components/Figure/styles.module.css';
import '../../components/Fold/styles.module.css';
import '../../components/Heading/styles.module.css';
import '../../components/NestFold/styles.module.css';
import '../../components/PaperNotes/styles.module.css';
import '../../components/Runnable/styles.module.css';
import '../../components/Sample/styles.module.css';
import '../../components/ScrollBox/styles.module.css';
import '../../components/TextLink/styles.module.css';
import '../../components/Unchecked/styles.module.css';
import '../../components/Verified/styles.module.css';
