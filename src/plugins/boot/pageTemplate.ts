/**
 * The HTML of a built page, for Docusaurus' `ssrTemplate`. Against the stock one it leaves out `preBodyTags`
 * (theme-classic's inline script and its SVG sprite with a style attribute, which the content security policy
 * forbids) and the generator tag. The script stands at the end: found there, it does not share the line with the text that is
 * seen first (70 ms on a slow phone). Docusaurus hands its configuration to the browser, and this with it: it is written as
 * short as it can be.
 */
export const pageTemplate = [
  '<!DOCTYPE html><html <%~it.htmlAttributes%>><head><meta charset="UTF-8">',
  '<%~it.metaAttributes.join("")%><%~it.headTags%>',
  '<%it.stylesheets.forEach(f=>{%><link rel="stylesheet" href="<%=it.baseUrl+f%>"><%})%>',
  '</head><body <%~it.bodyAttributes%>><div id="__docusaurus"><%~it.appHtml%></div>',
  '<%~it.postBodyTags%>',
  '<%it.scripts.forEach(f=>{%><script src="<%=it.baseUrl+f%>" defer></script><%})%></body></html>',
].join('');
