/** Imported by the module of each page that React renders: the components of its text come with it. */
import components from '../../components/PageText/components';
import parts from '../../components/PageText/parts';

Object.assign(components, parts);
