import {useSyncExternalStore} from 'react';
import {isSidebarOpen, onSidebarChange} from './state';

/** Whether the menu is open; the server renders it open, and so does the first render in the browser. */
export const useSidebarOpen = (): boolean => useSyncExternalStore(onSidebarChange, isSidebarOpen, () => true);
