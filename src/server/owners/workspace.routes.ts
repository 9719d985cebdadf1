import * as owners from '#contract/businesses/business-owners.ts';
import { withdrawClaim as withdrawContract } from '#contract/claims.ts';
import * as team from '#contract/owners/owner-team.ts';
import * as workspace from '#contract/owners/owner-workspace.ts';
import * as plans from '#contract/owners/plans.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  changeManagedBusiness,
  removeSpecialDay,
  setLogo,
  setPhotos,
  setPricePhotos,
  setSpecialDay,
} from './editing.service.ts';
import { giveBusiness, listBusinessOwners, withdrawClaim } from './ownership.service.ts';
import { requestPlan, setPlanAsAdmin } from './plans.service.ts';
import { withdrawRevision } from './revisions.service.ts';
import {
  acceptInvitation,
  getInvitation,
  inviteColleague,
  leaveTeam,
  listTeam,
  removeColleague,
} from './team.service.ts';
import { getManagedBusiness, listManagedBusinesses } from './workspace.service.ts';

export const workspaceRoutes = [
  serve(workspace.listManagedBusinesses, listManagedBusinesses),
  serve(workspace.getManagedBusiness, getManagedBusiness),
  serve(workspace.changeManagedBusiness, changeManagedBusiness),
  serve(workspace.setPhotos, setPhotos),
  serve(workspace.setPricePhotos, setPricePhotos),
  serve(workspace.setLogo, setLogo),
  serve(workspace.setSpecialDay, setSpecialDay),
  serve(workspace.removeSpecialDay, removeSpecialDay),
  serve(workspace.withdrawRevision, withdrawRevision),
  serve(team.listTeam, listTeam),
  serve(team.inviteColleague, inviteColleague),
  serve(team.removeColleague, removeColleague),
  serve(team.leaveTeam, leaveTeam),
  serve(team.getInvitation, getInvitation),
  serve(team.acceptInvitation, acceptInvitation),
  serve(plans.requestPlan, requestPlan),
  serve(plans.setPlan, setPlanAsAdmin),
  serve(withdrawContract, withdrawClaim),
  serve(owners.listBusinessOwners, listBusinessOwners),
  serve(owners.giveBusiness, giveBusiness),
];
