import * as records from '#contract/administration-records.ts';
import * as settings from '#contract/city-settings.ts';
import { reportPolicyBreach } from '#contract/policy-reports.ts';
import { serve, serveRaw } from '#server/platform/http.ts';
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
