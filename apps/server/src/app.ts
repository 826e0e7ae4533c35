import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import type { Logger } from 'pino';
import type { AppEnv } from './http/app-env.ts';
import { enforceTimeLimit } from './http/enforce-time-limit.ts';
import { holdSlot } from './http/load-shedding/hold-slot.ts';
import { linger } from './http/load-shedding/linger.ts';
import { type ObserveDeps, observeRequests } from './http/observe-requests.ts';
import { onError } from './http/on-error.ts';
import { apiHeaders, securityHeaders } from './http/security-headers.ts';
import type { Site, SiteFile } from './http/static-site/site-file.ts';
import { staticSite } from './http/static-site/static-site.ts';
import { unknownApiPath } from './http/unknown-api-path.ts';
import { type AccountRouteDeps, accountRoutes } from './modules/account/account-routes.ts';
import { type BreachedPasswordRouteDeps, breachedPasswordRoutes } from './modules/account/breached-password-routes.ts';
import { recoveryCodeRoutes } from './modules/account/recovery-code-routes.ts';
import { type AuthRouteDeps, authRoutes } from './modules/auth/auth-routes.ts';
import { type ContactRouteDeps, contactRoutes } from './modules/contact/contact-routes.ts';
import { type FeedbackRouteDeps, feedbackRoutes } from './modules/feedback/feedback-routes.ts';
import { type GenerationDeps, generationRoutes } from './modules/generation/generation-routes.ts';
import { type HealthDeps, healthRoutes } from './modules/health/health-routes.ts';
import { type OutboxDeps, outboxRoutes } from './modules/mail/outbox-routes.ts';
import { type MetricsRouteDeps, metricsRoutes } from './modules/metrics/metrics-routes.ts';
import { type PostRouteDeps, postRoutes } from './modules/posts/post-routes.ts';
import { type RpcDeps, rpcRoutes } from './modules/rpc/rpc-routes.ts';
import { type TemplateRouteDeps, templateRoutes } from './modules/templates/template-routes.ts';
import { type UsageDeps, usageRoutes } from './modules/usage/usage-routes.ts';

export type AppDeps = GenerationDeps &
  UsageDeps &
  ContactRouteDeps &
  FeedbackRouteDeps &
  TemplateRouteDeps &
  PostRouteDeps &
  HealthDeps &
  AuthRouteDeps &
  AccountRouteDeps &
  BreachedPasswordRouteDeps &
  RpcDeps &
  OutboxDeps &
  MetricsRouteDeps &
  Omit<ObserveDeps, 'apiHeaders'> & {
    log: Logger;
    publicUrl: string;
    site: Site;
    recompress: (file: SiteFile) => void;
    backgroundWork: Set<Promise<void>>;
  };

export function createApp(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(observeRequests({ ...deps, apiHeaders: apiHeaders(deps.publicUrl) }))
    .use(linger)
    .use(contextStorage())
    .use(enforceTimeLimit(deps.backgroundWork))
    .use(holdSlot())
    .route('/health', healthRoutes(deps))
    .route('/metrics', metricsRoutes(deps))
    .route('/functions/v1/generate-prompt', generationRoutes(deps))
    .route('/functions/v1/daily-usage', usageRoutes(deps))
    .route('/functions/v1/contact', contactRoutes(deps))
    .route('/functions/v1/report-result', feedbackRoutes(deps))
    .route('/functions/v1', templateRoutes(deps))
    .route('/functions/v1', postRoutes(deps))
    .route('/auth/v1', authRoutes(deps))
    .route('/rest/v1', rpcRoutes(deps))
    .route('/api/v1/account/recovery-codes', recoveryCodeRoutes(deps))
    .route('/api/v1/account', accountRoutes(deps))
    .route('/api/v1/breached-passwords', breachedPasswordRoutes(deps))
    .route('/api/v1/outbox', outboxRoutes(deps))
    .use(unknownApiPath)
    .all('*', staticSite(deps.site, securityHeaders(deps.publicUrl), deps.recompress))
    .onError(onError(deps.log));
}
