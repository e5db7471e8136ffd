import { useState } from 'react'
import { useAllowed, useMe } from '#platform/web/frame/use-me.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { CodePaper } from './CodePaper.tsx'
import { saveCode } from './save-code.ts'
import { useCodesOn, useVisitEvents, type VisitorDetail, visitorsApi } from './use-visits.ts'
import { whoOf, writeSpan } from './visit-words.ts'

/** What a booked visitor shows at the desk: to be copied, saved as a picture, or printed. */
export function CodePanel({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts('oneVisitor')
  const refresh = useVisitEvents()
  const isOn = useCodesOn()
  const community = useMe()?.communityName ?? ''
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  const [isPrinting, setPrinting] = useState(false)
  const { visitorId, code, codeEndsAt, bookStart, bookEnd, label } = visitor
  const who = whoOf(visitor)

  async function make() {
    const sure =
      !code || (await confirmBox({ title: t('codeNewTitle'), text: t('codeNewText'), ok: t('codeNew') }))
    if (!sure) return
    try {
      await visitorsApi.useCode({ code: visitorId }, { isSaid: true })
      if (code) toast(t('codeNewDone'))
      refresh()
    } catch (error) {
      toast(sentenceOf(error), { isTrouble: true })
    }
  }
  async function copy() {
    if (!bookStart || !bookEnd || !codeEndsAt) return
    const when = writeSpan(bookStart, bookEnd)
    const until = writeTime(codeEndsAt)
    const message = t('codeMessage', { community, who, when, host: label && ` ${label}`, code, until })
    const isCopied = await navigator.clipboard.writeText(message).then(
      () => true,
      () => false,
    )
    toast(t(isCopied ? 'codeCopied' : 'codeNotCopied'), { isTrouble: !isCopied })
  }

  return (
    <Panel title={t('code')} pad="plain">
      {isOn === false ? (
        <p className="lb-quiet">{t('codeOff')}</p>
      ) : code ? (
        <div className="vp-code">
          <QrCode content={code} label={t('codeOf', { who })} />
          <div className="lb-stack">
            <p className="lb-quiet">{t('codeLead')}</p>
            <code className="vp-code-text">{code}</code>
            {codeEndsAt && (
              <p className="lb-14 lb-quiet">{t('codeUntil', { when: speakTime(codeEndsAt) })}</p>
            )}
            <div className="lb-line lb-wrap vp-code-acts">
              <Button onClick={() => void copy()}>{t('codeCopy')}</Button>
              <Button
                onClick={() => void saveCode(code, t('codeFile', { who }), [community, who].join('　'))}
              >
                {t('codeSave')}
              </Button>
              <Button icon={<Icon name="print" />} onClick={() => setPrinting(true)}>
                {t('codePrint')}
              </Button>
              {mayHandle && <Button onClick={() => void make()}>{t('codeNew')}</Button>}
            </div>
          </div>
        </div>
      ) : (
        <div className="lb-line lb-wrap">
          <p className="lb-quiet">{t('codeNone')}</p>
          {mayHandle && isOn && <Button onClick={() => void make()}>{t('codeMake')}</Button>}
        </div>
      )}
      {isPrinting && <CodePaper visitor={visitor} community={community} onDone={() => setPrinting(false)} />}
    </Panel>
  )
}
