/** Imported by the module of each page that React renders: the components of its text come with it. */
import parts from '../../components/PageText/parts';
import components from './components';

Object.assign(components, parts);
