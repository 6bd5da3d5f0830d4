/**
 * Stands in for a module that is not wanted: one that runs, and one that exports a component. A file, because the bundler's own
 * “no module” is named by the absolute path of what it replaces: the names and hashes of the scripts would depend on the folder
 * they are built in.
 */
export default (): null => null;
