import { reportPolicyBreach } from '#contract/api/policy-reports.ts';
import * as settings from '#contract/city/city-settings.ts';
import * as records from '#contract/moderation/administration-records.ts';
import { serve, serveRaw } from '#server/platform/http/http.ts';
import { changeCitySettings, getCitySettings } from './city-settings.service.ts';
import { checkDecisions, listDecisions } from './decisions.service.ts';
import { listJobRuns } from './job-runs.service.ts';
import { takePolicyReports } from './policy-reports.service.ts';
import { getTeamStatistics } from './statistics.service.ts';

export const administrationRoutes = [
  serve(settings.getCitySettings, getCitySettings),
  serve(settings.changeCitySettings, changeCitySettings),
  serve(records.listDecisions, listDecisions),
  serve(records.checkDecisions, checkDecisions),
  serve(records.listJobRuns, listJobRuns),
  serve(records.getTeamStatistics, getTeamStatistics),
  serveRaw(reportPolicyBreach, takePolicyReports),
];
