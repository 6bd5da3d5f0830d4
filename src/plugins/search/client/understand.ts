import {normalize} from '../tokenize';
import {parseQuery, type Query} from './query';
import type {Vocabulary} from './vocabulary';

/**
 * A query as it is meant: a word that the book does not have, and that can only be one other word mistyped, is that one.
 * So `webscoket` has the synonyms of `websocket`, and is the name of the same pages.
 */
export function understand(text: string, vocabulary: Vocabulary): Query {
  const query = parseQuery(text);
  const written = normalize(text);
  let meant = written;
  for (const {own: {terms, parts}} of query.units) {
    const word = terms.length === 1 && parts.length === 0 ? vocabulary.correction(terms[0]!) : undefined;
    if (word) meant = meant.replaceAll(terms[0]!, word);
  }
  return meant === written ? query : parseQuery(meant);
}
