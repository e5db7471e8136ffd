import { saveBlob } from '#platform/web/calls/save-file.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { type ExchangeState, ringingApi } from './ringing-api.ts'
import { useStateSaid } from './use-state-said.ts'

interface ExchangePanelProps {
  state: ExchangeState
  hasDomain: boolean
  refresh: () => Promise<unknown>
}

/** Whether the exchange is there, since nothing rings without it; and its configuration with a fresh key, this once. */
export function ExchangePanel({ state, hasDomain, refresh }: ExchangePanelProps) {
  const t = useTexts('intercomSetting')
  const act = useAsked(refresh)
  const mayMake = useAllowed()([{ can: 'intercomRinging.configure' }]).length > 0
  const said = useStateSaid()
  const { exchangeId, madeAt, isHeard } = state
  const make = async (retry: Parameters<typeof ringingApi.make>[1]) => {
    const { files } = (await ringingApi.make({}, retry)).data
    for (const { name, content } of files) saveBlob(name, new Blob([content], { type: 'text/plain' }))
  }
  return (
    <Panel title={t('state')} pad="plain">
      <div className="lb-stack lb-gap-12">
        <Note tone={isHeard ? 'plain' : 'wait'}>{said(state)}</Note>
        <div className="lb-line lb-wrap lb-gap-12">
          {mayMake && (
            <Button
              disabled={!hasDomain}
              onClick={() =>
                void act.submit({
                  ...(exchangeId && { ask: { title: t('makeAsk'), text: t('makeText'), ok: t('make') } }),
                  work: make,
                  done: t('made'),
                })
              }
            >
              {t('make')}
            </Button>
          )}
          <span className="lb-14 lb-quiet">
            {!hasDomain ? t('domainFirst') : madeAt && t('madeAt', { when: speakTime(madeAt) })}
          </span>
        </div>
      </div>
    </Panel>
  )
}
