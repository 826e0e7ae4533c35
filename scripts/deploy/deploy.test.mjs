import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownSettings, readCompose, readDeployFile, readManifests, readSettings } from './deploy-files.mjs';

/** PostgreSQL's default of max_connections, without the three that it keeps for its superuser. */
const MAX_CONNECTIONS = 97;
/** What a stop takes at most after its drain: see run-server.ts. */
const STOP_SECONDS = 10;
/** A placeholder for what the operator fills in. */
const SECRETS = { SECRET_KEY: Buffer.alloc(32).toString('base64'), DATABASE_URL: 'postgres://wordlamp:x@db/wordlamp' };

/** By its address: the scripts are checked with the browser's types, which the server's files do not fit. */
const { readConfig } = await import(new URL('../../apps/server/src/config.ts', import.meta.url).href);

const compose = readCompose();
const manifests = readManifests();
const upstream = readDeployFile('deploy/nginx/upstream.conf');
const locations = readDeployFile('deploy/nginx/locations.conf');
const dockerfile = readDeployFile('deploy/Dockerfile');

/** @param {string} kind */
const manifest = (kind) => manifests.find((object) => object.kind === kind);
const pod = manifest('Deployment').spec.template.spec;
const [container] = pod.containers;
const composeServers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'));

const settingsOf = {
  compose: { ...readSettings(readDeployFile('deploy/server.env.example')), ...composeServers[0]?.[1].environment },
  Kubernetes: { ...manifest('ConfigMap').data, ...manifest('Secret').stringData },
};

test.each(Object.entries(settingsOf))('the settings of %s are ones that the server knows and takes', (_, settings) => {
  expect(Object.keys(settings).filter((name) => !knownSettings().has(name))).toEqual([]);
  expect(readConfig({ ...settings, ...SECRETS })).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data' });
});

test.each(Object.entries(compose.services))('the container %s has no root, no rights and bounds', (_, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(Number(service.user.split(':')[0])).toBeGreaterThan(0);
  expect(service.mem_limit).toBeDefined();
  expect(service.healthcheck.test[0]).toBe('CMD');
  expect(service.tmpfs.length).toBeGreaterThan(0);
});

test('nginx sends to the servers that there are, and they believe it alone', () => {
  const addresses = composeServers.map(([, server]) => `${server.networks.inside.ipv4_address}:3000`);
  expect([...upstream.matchAll(/^ *server (\S+) /gm)].map(([, address]) => address)).toEqual(addresses);
  for (const [, server] of composeServers)
    expect(server.environment.TRUSTED_PROXIES).toBe(compose.services.proxy.networks.inside.ipv4_address);
});

test('nginx leaves a server out for longer than it drains, and closes idle connections before the server does', () => {
  const drain = Number(settingsOf.compose.DRAIN_SECONDS);
  for (const [, seconds] of upstream.matchAll(/fail_timeout=(\d+)s/g)) expect(Number(seconds)).toBeGreaterThan(drain);
  const idle = Number(/keepalive_timeout (\d+)s/.exec(upstream)?.[1]);
  const kept = Number(
    /keepAliveTimeout: (\d+)_000/.exec(readDeployFile('apps/server/src/http/create-http-server.ts'))?.[1],
  );
  expect(idle).toBeLessThan(kept);
  expect(idle).toBeLessThan(drain);
});

test('nginx never sends a request again that a server may have begun', () => {
  expect(locations).toContain('proxy_next_upstream error timeout;');
  expect(locations.replace(/#.*/g, '')).not.toContain('non_idempotent');
  expect(locations).toMatch(/location \/assets\/ \{[^}]*proxy_next_upstream error timeout http_404;/);
  expect(locations).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
});

test('stopping a server waits for its drain and its requests', () => {
  const drain = Number(settingsOf.compose.DRAIN_SECONDS);
  for (const [, server] of composeServers)
    expect(Number.parseInt(server.stop_grace_period, 10)).toBeGreaterThan(drain + STOP_SECONDS);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(settingsOf.Kubernetes.DRAIN_SECONDS) + STOP_SECONDS);
});

test('all servers together hold fewer connections than PostgreSQL gives', () => {
  const { maxReplicas } = manifest('HorizontalPodAutoscaler').spec;
  const { maxSurge } = manifest('Deployment').spec.strategy.rollingUpdate;
  expect((maxReplicas + maxSurge) * Number(settingsOf.Kubernetes.DATABASE_POOL)).toBeLessThan(MAX_CONNECTIONS);
  expect((composeServers.length + 1) * Number(settingsOf.compose.DATABASE_POOL)).toBeLessThan(MAX_CONNECTIONS);
});

test('a pod has no root, no rights and bounds', () => {
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(container.resources.requests).toMatchObject({ cpu: expect.any(String), memory: expect.any(String) });
  expect(container.resources.limits.memory).toBeDefined();
  expect(container.volumeMounts).toContainEqual({ name: 'data', mountPath: settingsOf.Kubernetes.DATA_DIR });
});

test('a pod that stops or whose database is down is left out or kept, and not killed', () => {
  const { port, ...paths } = {
    port: container.ports[0].containerPort,
    startup: container.startupProbe.httpGet.path,
    readiness: container.readinessProbe.httpGet.path,
    liveness: container.livenessProbe.httpGet.path,
  };
  expect(String(port)).toBe(settingsOf.Kubernetes.PORT);
  expect(paths).toEqual({ startup: '/health/live', readiness: '/health/accepting', liveness: '/health/live' });
});

test('service, ingress, budget, autoscaler and network policy mean the deployment', () => {
  const { labels } = manifest('Deployment').spec.template.metadata;
  expect(manifest('Service').spec).toMatchObject({
    selector: labels,
    ports: [{ targetPort: container.ports[0].name }],
  });
  expect(manifest('PodDisruptionBudget').spec).toMatchObject({ minAvailable: 2, selector: { matchLabels: labels } });
  expect(manifest('NetworkPolicy').spec.podSelector).toEqual({ matchLabels: labels });
  expect(manifest('NetworkPolicy').spec.ingress[0].ports[0].port).toBe(container.ports[0].containerPort);
  expect(manifest('HorizontalPodAutoscaler').spec).toMatchObject({
    scaleTargetRef: { kind: 'Deployment', name: manifest('Deployment').metadata.name },
    minReplicas: 3,
  });
  const [{ http }] = manifest('Ingress').spec.rules;
  expect(http.paths[0].backend.service.name).toBe(manifest('Service').metadata.name);
});

test('the image is made of every workspace, without install scripts, and does not run as root', () => {
  const root = join(import.meta.dirname, '../..');
  const workspaces = globSync(['{apps,packages}/*/package.json', 'content/package.json'], { cwd: root });
  for (const path of workspaces) expect(dockerfile).toContain(`COPY ${path} `);
  expect(dockerfile).toMatch(/npm ci --omit=dev --ignore-scripts .*--workspace @wordlamp\/server/);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last).toContain('\nUSER node\n');
  expect(last).toMatch(/HEALTHCHECK [\s\S]*"node"/);
  expect(dockerfile).not.toMatch(/^ADD |:latest/m);
  const settings = [...last.matchAll(/([A-Z_]+)=(\S+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NODE_ENV');
  expect(settings.filter((name) => !knownSettings().has(name))).toEqual([]);
});

test('what is secret does not reach the image', () => {
  const ignored = readDeployFile('.dockerignore').split('\n');
  for (const path of ['.git', 'data', 'deploy', '**/.env*']) expect(ignored).toContain(path);
  expect(readDeployFile('.gitignore')).toContain('/deploy/*.env');
});
