import { useNavigate } from '@tanstack/react-router'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { PollDetail } from '../contract.ts'
import { contentOf } from './poll-draft.ts'
import { pollListPath } from './paths.ts'
import { pollsApi, useRefreshPolls } from './use-polls.ts'

/** The acts of a poll that have no fields, each with its question. */
export function usePollActs(poll: PollDetail) {
  const t = useTexts('pollPage')
  const goTo = useNavigate()
  const act = useAsked(useRefreshPolls())
  const { pollId, title, state, isSecret, voted, voters, rowVersion } = poll
  return {
    busy: act.busy,
    remind: () =>
      act.submit({
        ask: { title: t('remindTitle', { title }), text: t('remindAsk') },
        work: (retry) => pollsApi.remindAgain({ pollId }, retry),
        done: t('remindDone', { count: isSecret ? voters : voters - voted }),
      }),
    finish: () =>
      act.submit({
        ask: {
          title: t('finishTitle', { title }),
          text: t(state === 'going' ? 'finishEarlyText' : 'finishText'),
          ok: t(state === 'going' ? 'finishEarly' : 'finish'),
        },
        work: (retry) => pollsApi.finishPoll({ pollId }, retry),
        done: t('finishDone'),
      }),
    publish: () =>
      act.submit({
        ask: { title: t('publishTitle', { title }), text: t('publishText'), ok: t('publish') },
        work: (retry) =>
          pollsApi.changePoll({ ...contentOf(poll), pollId, rowVersion, isPublish: true }, retry),
        done: t('published'),
      }),
    remove: () =>
      act.submit({
        ask: { title: t('deleteTitle', { title }), text: t('deleteText'), ok: t('delete') },
        work: async (retry) => {
          await pollsApi.deletePoll({ pollId }, retry)
          void goTo({ to: pollListPath as string, search: {} })
        },
        done: t('deleted'),
      }),
  }
}
