import {files, readBuilt} from './build';

test('the search dialog is one script, and the browser is asked to compile it beside the page', () => {
  const scripts = files.filter((file) => file.endsWith('.js')).map(readBuilt).filter((text) => text.includes('DocSearch-Modal'));
  expect(scripts.map((text) => text.split('\n')[0])).toEqual(['//# allFunctionsCalledOnLoad']);
});
