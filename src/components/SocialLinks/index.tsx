import type { ReactNode } from 'react';
import { socialLinks } from '../../data/accounts';
import IconLinks from '../IconLinks';
import styles from './styles.module.css';

/** The accounts and sites of the project, where the top links stand. */
export default function SocialLinks(): ReactNode {
  return <IconLinks links={socialLinks} className={styles.socialLinks} />;
}
