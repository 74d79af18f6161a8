/** React reads NODE_ENV when loaded; nothing else in a test should believe that it runs in production. */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom/server')]);
process.env.NODE_ENV = NODE_ENV;

export {};
