/** What the build writes into browser code in place of the name; nothing else of Node is there. */
declare const process: { readonly env: { readonly NODE_ENV?: 'development' | 'production' } }
