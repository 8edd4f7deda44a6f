import type { Contract } from '@bargah/contract/contract.ts'
import { agencyUserLines } from './agency-users.lines.ts'

import { agencyLines } from './agencies.lines.ts'
import { cargoLines } from './cargos.lines.ts'
import { hallLines } from './halls.lines.ts'
import { customerLines } from './customers.lines.ts'
import { documentLines } from './documents.lines.ts'
import { driverDeskLines } from './driver-desk.lines.ts'
import { driverLines } from './drivers.lines.ts'
import { companyLines } from './companies.lines.ts'
import type { Line } from './line.ts'
import { messageLines } from './messages.lines.ts'
import { ownerLines } from './owners.lines.ts'
import { peopleLines } from './people.lines.ts'
import { permitLines } from './permits.lines.ts'
import { preLoadLines } from './pre-loads.lines.ts'
import { userLines } from './users.lines.ts'

export const lines: readonly Line[] = [
  ...peopleLines,
  ...userLines,
  ...agencyUserLines,
  ...agencyLines,
  ...ownerLines,
  ...hallLines,
  ...cargoLines,
  ...preLoadLines,
  ...permitLines,
  ...customerLines,
  ...documentLines,
  ...driverLines,
  ...driverDeskLines,
  ...companyLines,
  ...messageLines,
]

/** Calls and replies that the specification does not have. */
export const ours: readonly (keyof Contract)[] = [
  'showAccountReport',
  'printStatement',
  'askOn',
  'attachFile',
  'showQuestion',
  'countMessages',
  'listMyPayments',
  'returnFromBank',
  'returnFromBankByForm',
  'signOut',
  'showMe',
  'changeMyPassword',
  'listMySessions',
  'endMySession',
  'reauthenticate',
  'listSessionsOf',
  'endSessionsOf',
  'setAgencyUserActive',
  'closeAgencyUser',
  'quoteCargo',
  'reviewCargo',
  'showReviewChecks',
  'declareCargos',
  'addPreLoad',
  'addPreLoadsOfCargos',
  'setSelectedDrivers',
  'listSelectedDrivers',
  'listMyAskings',
  'showPush',
  'turnPushOn',
  'turnPushOff',
  'assignCargo',
  'previewAssignment',
  'showCargoLife',
  'finishCargos',
  'showCatalogVersions',
  'showPermit',
  'verifyPermit',
  'previewTurnBack',
  'printPermits',
  'showRateOfPermit',
  'showPermitKeys',
  'showPermitPass',
  'listBackhaul',
  'findPlaces',
  'findNearestPlace',
  'findRoute',
  'showRoadMap',
  'reorderPriorities',
  'explainPriority',
  'previewTurn',
  'showAgentFinances',
  'listMainOffices',
  'showMainOffice',
  'showLoadsForTurn',
  'showTurn',
  'find',
  'showHallNow',
  'showHallQueue',
  'showOutlook',
  'showBoard',
  'showHall',
  'previewDeactivation',
  'setShowTimes',
  'lookUpDriver',
  'showInactiveDriver',
  'completeDriver',
  'listOutbox',
  'searchAudit',
  'showAudit',
  'showUser',
  'listLinkedCompanies',
  'changeUser',
  'setUserActive',
  'rejectOwner',
  'showCustomer',
  'deleteCustomerAddress',
  'showMyResult',
  'listRoundsOfHall',
  'showRoundLog',
  'rejectCompany',
  'showBalanceOf',
  'setCurrentTruck',
  'setDriverPicture',
]
