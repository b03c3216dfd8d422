/** What boot-script.ts puts before boot.js. */
declare const findRoute: typeof import('@stepwise/shared/routing/find-route').findRoute
