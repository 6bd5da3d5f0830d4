/**
 * Door: @docusaurus/core theme-fallback Loading/index.js, replaced.
 * Why: the stock text is English.
 * Opens onto: components/Failure
 */
import type { ReactNode } from 'react';
import Failure from '../../components/Failure';

interface Props {
  error?: Error;
  retry: () => void;
}

export default function Loading({ error, retry }: Props): ReactNode {
  return error ? <Failure error={error} tryAgain={retry} /> : null;
}
