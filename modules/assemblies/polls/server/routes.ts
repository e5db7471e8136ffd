import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { pollBallots } from '../ballot-contract.ts'
import { polls } from '../contract.ts'
import { castBallot } from './cast-ballot.ts'
import { hideComment, listComments, replyToPoll } from './comments.ts'
import { getPoll } from './detail.ts'
import { deletePoll, finishPoll } from './end-poll.ts'
import { exportPolls } from './export-polls.ts'
import { addComment } from './household-comment.ts'
import { listPolls } from './list.ts'
import { withPaper } from './paper.ts'
import { printBallots } from './print-ballots.ts'
import { listRecords } from './records.ts'
import { remindAgain } from './remind.ts'
import { listTargets } from './roster.ts'
import { addPoll, changePoll } from './save-poll.ts'
import { showBallot, showFile } from './show-ballot.ts'
import { uploadPollFile } from './upload-file.ts'

export const routes = ({ storage, config }: Program) => [
  ...serve(polls, {
    listPolls,
    exportPolls,
    getPoll: (context, { pollId }) => getPoll(context, pollId),
    listRecords,
    listComments,
    listTargets,
    remindAgain: (context, { pollId }) => remindAgain(context, pollId),
    deletePoll: (context, { pollId }) => deletePoll(context, pollId),
    uploadPollFile: (context, _, { form }) => uploadPollFile(context, storage, form),
    addPoll,
    changePoll,
    hideComment,
    finishPoll: (context, { pollId }) => finishPoll(context, pollId),
    replyToPoll,
    printBallots: (context, input) => printBallots(context, input, config.publicAddress),
  }),
  ...serve(pollBallots, {
    showBallot: (context, { token }) => showBallot(context, token),
    castBallot: async (context, { token, ...vote }) => {
      await withPaper(context, token, (work, { poll, voter }) => castBallot(work, poll, voter, vote))
      return { receipt: vote.receipt }
    },
    addComment,
    showFile: (context, input) => showFile(context, storage, input),
  }),
]
