// Who may import whom (the drawing is in docs/architecture.md). `npm run imports` keeps it.
/** Files of the server that put everything together; nothing below them may import them. */
const SERVER_TOP = '(main|app|run-server|start-server|start-mails|config|read-provider-settings|create-log)\\.ts$';
const TEST = '\\.test\\.tsx?$|/testing/';

/** @param {string} name @param {object} from @param {object} to */
const ban = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    ban('no-cycles', {}, { circular: true }),
    // React Router writes the ./+types modules next to the routes that import them, below .react-router.
    ban('resolves', {}, { couldNotResolve: true, pathNot: '/\\+types/' }),
    ban('no-tests-in-code', { pathNot: `${TEST}|^e2e` }, { path: TEST }),

    ban('engine-is-pure', { path: '^packages/engine/src', pathNot: TEST }, { pathNot: '^packages/engine/src' }),
    ban(
      'contract-is-small',
      { path: '^packages/contract/src', pathNot: TEST },
      { pathNot: '^(packages/(contract|engine)/src|node_modules/zod)' },
    ),

    ban('cli-engine-only', { path: '^apps/cli' }, { path: '^(apps/(?!cli)|packages/(?!engine))' }),
    ban('web-not-server', { path: '^apps/web' }, { path: '^apps/server' }),
    ban('server-not-web', { path: '^apps/server' }, { path: '^apps/web/(?!package\\.json$)' }),
    ban('routes-apart', { path: '^apps/web/app/routes/([^/]+)\\.' }, { path: '^apps/web/app/routes/(?!$1\\.)' }),
    ban(
      'features-apart',
      { path: '^apps/web/app/features/([^/]+)/' },
      { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    ),
    ban('features-below-routes', { path: '^apps/web/app/features' }, { path: '^apps/web/app/(routes/|root)' }),
    ban('layout-below-features', { path: '^apps/web/app/layout' }, { path: '^apps/web/app/(routes/|features)' }),
    ban(
      'ui-knows-nothing',
      { path: '^apps/web/app/ui' },
      { path: '^apps/web/app/(features|routes|layout|content|lib|i18n|session)' },
    ),
    ban(
      'session-below-pages',
      { path: '^apps/web/app/session' },
      { path: '^apps/web/app/(features|routes/|layout|ui|content)' },
    ),
    ban(
      'lib-without-react',
      { path: '^apps/web/app/lib' },
      { path: '^(apps/web/app/(features|routes|layout|ui|session)|node_modules/react)' },
    ),

    ban(
      'modules-not-storage',
      { path: '^apps/server/src/modules', pathNot: TEST },
      { path: `^apps/server/src/((storage|providers)/|${SERVER_TOP})` },
    ),
    ban(
      'outside-world-by-interface',
      { path: '^apps/server/src/(storage|providers)', pathNot: TEST },
      { path: '^apps/server/src/modules', dependencyTypesNot: ['type-only'] },
    ),
    ban(
      'outside-world-not-http',
      { path: '^apps/server/src/(storage|providers)', pathNot: TEST },
      { path: `^apps/server/src/(http/|${SERVER_TOP})` },
    ),
    ban(
      'http-knows-no-module',
      { path: '^apps/server/src/http', pathNot: TEST },
      { path: `^apps/server/src/((modules|storage|providers)/|${SERVER_TOP})` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: '(^|/)(build|\\.react-router)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
