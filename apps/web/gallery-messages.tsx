import { useState } from 'react'
import { alertBox, confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { OfflineLine } from '#platform/web/look/OfflineLine.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'

export function GalleryMessages() {
  const [printing, setPrinting] = useState(false)
  return (
    <Panel pad="form">
      <h2>訊息</h2>
      <Note tone="wait">0392 已由林志明於今天 14:05 領取，其餘 6 件未受影響。</Note>
      <OfflineLine waiting={2} online={false} />
      <Note act={<Button type="text">延長</Button>}>
        <b>59 分 12 秒</b> 後自動登出
      </Note>
      <div className="gl-row">
        <Button onClick={() => toast('已領取 7 件　A棟-12F-3、A棟-12F-4', { undo: () => toast('已復原') })}>
          訊息
        </Button>
        <Button onClick={() => void alertBox('條碼長度不符！')}>警示</Button>
        <Button
          onClick={async () => {
            const ok = await confirmBox({
              title: '領取 7 件？',
              text: 'A棟-12F-3',
              ok: '確認領取 7 件',
              enter: false,
            })
            toast(ok ? '是' : '否')
          }}
        >
          詢問
        </Button>
        <Button onClick={() => setPrinting(true)}>列印</Button>
      </div>
      {printing && (
        <PrintSheet width="50mm" height="30mm" onDone={() => setPrinting(false)}>
          <div className="lb-print-page">0418 A棟-8F-1</div>
        </PrintSheet>
      )}
    </Panel>
  )
}
