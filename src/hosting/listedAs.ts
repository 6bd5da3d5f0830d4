/** The site's name where it is listed among others (feed, llms.txt, a browser's search engines), and the book's. */
export const LISTED_AS = 'NestJS 中文文档';
