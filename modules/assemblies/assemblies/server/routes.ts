import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { assemblyBallots } from '../ballot-contract.ts'
import { assemblyBylaws } from '../bylaws-contract.ts'
import { assemblies } from '../contract.ts'
import { assemblyFloor } from '../floor-contract.ts'
import { assemblyMinutes } from '../minutes-contract.ts'
import { assemblyRoll } from '../roll-contract.ts'
import { assemblySealed } from '../sealed-contract.ts'
import { assemblyVotes } from '../votes-contract.ts'
import { postMinutes, postOutcome, serveOwners } from './after.ts'
import { showBallot } from './ballots.ts'
import { saveBylaws, showBylaws } from './bylaws.ts'
import { cardOfHousehold, findCards, listCards, listUnits } from './cards.ts'
import { changeAttendee } from './change-attendee.ts'
import { deleteTopic, updateTopic } from './change-topic.ts'
import { dashboard, listVotes, voteInfo, votingDashboard } from './dashboards.ts'
import { cancelDecision, drawLots, makeDecision } from './decision.ts'
import { listEntries } from './entries.ts'
import { exportRegistrations, exportResults } from './exports.ts'
import {
  cancelAssembly,
  createAssembly,
  deleteAssembly,
  editAssembly,
  endAssembly,
  resetAssembly,
} from './lifecycle.ts'
import { declareNotHeld, publishAssembly, startAssembly } from './opening.ts'
import { addSpeaker, beginSpeaking, endSpeaking, extendVoting } from './floor.ts'
import { cancelRegistration, comeBack, leaveHall } from './leaving.ts'
import { issueMinutes, readIssued } from './issue-minutes.ts'
import { listIssued } from './issued.ts'
import { listAssemblies } from './list.ts'
import { printPaper } from './papers.ts'
import { orderTopics } from './order-topics.ts'
import { keepProxy } from './proxies.ts'
import { castBallot } from './phone-votes.ts'
import { addObjection, listObjections, withdrawObjection } from './objections.ts'
import { registerAgent, registerOwner } from './presences.ts'
import { renewCard } from './renew-card.ts'
import { archiveFor, archiveOfCard, receiptsOf, receiptsOfCard } from './sealed-ballots.ts'
import { castSealedBallot } from './sealed-casting.ts'
import { listServings } from './servings.ts'
import { showAssembly } from './show-assembly.ts'
import { takeOverParent } from './take-over.ts'
import { sendPart, sendStep, showTrustee } from './trustee-page.ts'
import { listTrustees, setTrustees } from './trustees.ts'
import { createTopic, insertTopics, listTopics, readTopic } from './topics.ts'
import { compareRegister, takeRegister } from './register.ts'
import { addUnit, modifyUnits } from './units.ts'
import { closeVoting, resetVoting, startVoting } from './voting.ts'
import { setVotes } from './votes.ts'
import { importUnits, template } from './workbook.ts'

/** The calls of assemblies, their rolls, their votes, and the phones of owners. */
export const assemblyRoutes = ({ storage, config: { publicAddress } }: Program) => [
  ...serve(assemblies, {
    list: listAssemblies,
    get: (context, { assemblyId }) => showAssembly(context, assemblyId),
    dashboard: (context, { assemblyId }) => dashboard(context, assemblyId),
    create: createAssembly,
    edit: editAssembly,
    publish: (context, { assemblyId }) => publishAssembly(context, assemblyId),
    start: startAssembly,
    declareNotHeld: (context, { assemblyId }) => declareNotHeld(context, assemblyId),
    end: (context, { assemblyId }) => endAssembly(context, assemblyId),
    cancel: cancelAssembly,
    takeOver: (context, { assemblyId }) => takeOverParent(context, assemblyId),
    delete: (context, { assemblyId }) => deleteAssembly(context, assemblyId),
    reset: resetAssembly,
    listServings,
    serve: serveOwners,
    listObjections: (context, { assemblyId }) => listObjections(context, assemblyId),
    object: addObjection,
    withdrawObjection,
    postOutcome,
    postMinutes,
    listEntries: (context, { assemblyId }) => listEntries(context, assemblyId),
    paper: (context, input, { reply }) =>
      printPaper(context, input, { host: reply.request.host, publicAddress, storage }),
  }),
  ...serve(assemblyRoll, {
    listUnits: (context, { assemblyId }) => listUnits(context, assemblyId),
    template,
    importUnits: (context, { assemblyId }, { form }) => importUnits(context, assemblyId, form),
    compareRegister: (context, { assemblyId }) => compareRegister(context, assemblyId),
    takeRegister: (context, { assemblyId }) => takeRegister(context, assemblyId),
    modifyUnits,
    addUnit,
    findCards,
    cardOfHousehold,
    listCards: (context, { assemblyId }) => listCards(context, assemblyId),
    renewCard,
    registerOwner,
    registerAgent,
    keepProxy,
    changeAttendee,
    leave: leaveHall,
    cancelRegistration,
    comeBack,
    exportRegistrations: (context, { assemblyId }) => exportRegistrations(context, assemblyId),
  }),
  ...serve(assemblyVotes, {
    listTopics: (context, { assemblyId }) => listTopics(context, assemblyId),
    getTopic: (context, { topicId }) => readTopic(context, topicId),
    createTopic,
    insertTopics,
    updateTopic,
    deleteTopic: (context, { topicId }) => deleteTopic(context, topicId),
    orderTopics,
    startVoting,
    closeVoting: (context, { topicId }) => closeVoting(context, topicId),
    resetVoting,
    votingDashboard: (context, { topicId }) => votingDashboard(context, topicId),
    listVotes: (context, { topicId }) => listVotes(context, topicId),
    voteInfo,
    setVotes,
    drawLots,
    makeDecision,
    cancelDecision,
    exportResults: (context, { assemblyId }) => exportResults(context, assemblyId),
  }),
  ...serve(assemblyMinutes, {
    listIssued: (context, { assemblyId }) => listIssued(context, assemblyId),
    issue: issueMinutes,
    readIssued,
  }),
  ...serve(assemblyBylaws, { show: showBylaws, save: saveBylaws }),
  ...serve(assemblyFloor, { addSpeaker, beginSpeaking, endSpeaking, extendVoting }),
  ...serve(assemblySealed, {
    listTrustees: (context, { assemblyId }) => listTrustees(context, assemblyId, publicAddress),
    setTrustees: (context, input) => setTrustees(context, input, publicAddress),
    archive: (context, { topicId }) => archiveFor(context, topicId),
    receipts: (context, { topicId }) => receiptsOf(context, topicId),
    showTrustee,
    sendStep,
    sendPart,
    cast: castSealedBallot,
    receiptsOfCard,
    archiveOfCard,
  }),
  ...serve(assemblyBallots, { show: showBallot, cast: castBallot }),
]
