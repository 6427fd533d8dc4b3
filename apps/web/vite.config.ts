import tailwind from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Modules that every page loads, in one script: it compresses better than the dozen small ones that
 * the bundler would cut, and the public pages have little room.
 */
const BASE = [
  'node_modules/(?:react|react-dom|scheduler|react-router|zustand)/',
  'node_modules/(?:clsx|class-variance-authority|tailwind-merge|@radix-ui/react-slot)/',
  'node_modules/@radix-ui/react-compose-refs/',
  'node_modules/lucide-react/dist/esm/(?!icons/)',
  'packages/texts/',
  'packages/ui/src/(?:components/(?:class-|button|link|spinner)|drawings/parts)',
  'packages/contract/src/(?:limits|languages|api-error|own-path)[.]',
  'apps/web/src/shared/(?:config|language|modals/|navigation|paths|progress|session/|theme|title)',
];
/** Modules that every shell has: logo, switches, their words and icons. */
const FRAME = [
  'apps/web/src/app/shells/(?:footer|logo|main-area|quiet-select|skip-links|shells|switches|texts)',
  'lucide-react/dist/esm/icons/(?:arrow-up-right|check|chevron-down|globe|menu|monitor)[.]',
  'lucide-react/dist/esm/icons/(?:moon|pause|play|sun|x)[.]',
];
/** Modules that signed-in screens share: cut apart, their wrappers weigh more than they do. */
const SIGNED_IN = [
  'lucide-react/dist/esm/icons/(?:arrow-down|arrow-up|circle-dashed|ellipsis|minus|pencil-line|plus|radio)[.]',
  'lucide-react/dist/esm/icons/(?:rows-3|search|sparkles|tablet|ticket)[.]',

  'apps/web/src/shared/(?:format/|media|shortcuts|actions/(?:app|keyed|list)-)',
  'apps/web/src/shared/project/(?:sample|map-over)[.]',
  'packages/ui/src/components/(?:badge|chip|shortcut)[.]',
  'lucide-react/dist/esm/icons/smartphone[.]',
  'apps/web/src/features/projects/parts/hashtag-dot[.]',
];

/** Purpose, access and errors of a call are told in the API's documents; no screen reads them. */
const withoutDocuments: Plugin = {
  name: 'without-documents',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/http\/[^/]+[.]ts$/ },
    handler: (code) =>
      code
        .replaceAll(/\b(?:summary|access):\s*(?:'[^'\n]*'|"[^"\n]*"),/g, '')
        .replaceAll(/\berrors:\s*\[[^\]]*\],/g, ''),
  },
};

/** Screens have their own texts of what went wrong, in both languages. */
const withoutMessages: Plugin = {
  name: 'without-messages',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/errors[.]ts$/ },
    handler: (code) =>
      code.replaceAll(/\bmessage:\s*(?:'[^'\n]*'|"[^"\n]*")(?=\s*[,}])/g, "message: ''"),
  },
};

/**
 * Calls of participants' phones, which no screen of this app makes, and those of payments, which
 * their screens bring with them.
 */
const withoutRareCalls: Plugin = {
  name: 'without-rare-calls',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/calls[.]ts$/ },
    handler: (code) =>
      code.replaceAll(/\.\.\.(?:catalogue|collect|purchase|subscription)Calls,/g, ''),
  },
};

/** Which test proves a feature is for the check; screens ask whether there is one. */
const withoutProofs: Plugin = {
  name: 'without-proofs',
  apply: 'build',
  transform: {
    filter: { id: /shared\/features\/features[.]ts$/ },
    handler: (code) => code.replaceAll(/(?<=^\s+\w+:\s+)(?:'[^'\n]*'|"[^"\n]*")/gm, "''"),
  },
};

export default defineConfig({
  plugins: [tailwind(), withoutDocuments, withoutMessages, withoutRareCalls, withoutProofs],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 1_000,
    // Every browser that we support preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every page knows the names of all scripts.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // The rules of 91 subsets of a font are mostly their names.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2'))
            ? 'assets/[hash:5][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', test: new RegExp(BASE.join('|')) },
            { name: 'frame', test: new RegExp(FRAME.join('|')) },
            { name: 'signed-in-parts', test: new RegExp(SIGNED_IN.join('|')) },
            // Calls and their fields; what describes stored files stays out.
            { name: 'calls', test: /packages\/contract\/src\/(?!files\/)|node_modules\/zod\// },
            // Code that writes comes with the dialogs that write.
            {
              name: 'queries',
              test: /node_modules\/@tanstack\/(?!.*(?:mutationObserver|useMutation)[.]js)/,
            },
          ],
        },
      },
    },
  },
});
