/** The system announcements of the demo, the newest first; `day` is days before now. */
export const announcements: readonly {
  category: 'feature' | 'maintenance' | 'notice'
  title: string
  body: string
  link?: string
  day: number
}[] = [
  {
    category: 'maintenance',
    title: '每月第一個週三凌晨系統維護',
    day: 1,
    body: `每月第一個週三 02:00–03:00 進行系統維護，期間可能有數分鐘無法連線。

維護期間櫃台可以照常工作：
・登記與領取會先存在這台電腦，恢復連線後自動送出
・標籤在恢復連線後列印
・公文請等恢復連線後再登記

維護完成後不需要重新登入。`,
  },
  {
    category: 'feature',
    title: '交接清單改版：未結事項與雙人簽名',
    day: 2,
    body: `交接時，清單會列出所有還沒結束的事：待領包裹、寄放、退件、在場訪客與借出的物品。

・交班與接班的人都在畫面上簽名
・簽名後內容不能再改，可以隨時列印
・盤點有差異時會標出來，並留下說明`,
    link: '/mgmt/shiftChange',
  },
  {
    category: 'notice',
    title: '請確認個人資料保存期限',
    day: 9,
    body: `依個人資料保護法，蒐集目的消失後應主動刪除個人資料。

Lobby 會依照各社區設定的天數自動清除。請管理員到「資料保存期限」看過一次，確認天數符合社區規約。`,
  },
  {
    category: 'feature',
    title: '搜尋可以找到已遷出的住戶',
    day: 16,
    body: `包裹常在住戶搬走之後才到。現在搜尋會列出已遷出的住戶，並標上「已遷出」。

已合併的戶別可以用舊的戶別名稱找到。`,
  },
  {
    category: 'feature',
    title: '讀卡機自我測試',
    day: 23,
    body: `到「測試讀卡機」刷一張卡，畫面會顯示讀卡機送出的按鍵、間隔與可能的卡號。

測試的內容不會送出，也不會保存。`,
  },
  {
    category: 'maintenance',
    title: '簡訊通道完成切換',
    day: 31,
    body: '簡訊服務商的線路已於本週切換完成，寄送時間平均縮短為 6 秒。寄送失敗的通知會自動改列為掛牌。',
  },
  {
    category: 'notice',
    title: '年節期間客服時間',
    day: 40,
    body: '連假期間客服中心值班時間為 09:00–18:00。緊急狀況請撥社區專屬的緊急聯絡電話。',
  },
  {
    category: 'feature',
    title: '退件與寄件可以轉換',
    day: 52,
    body: '待領的包裹住戶不收時，可以直接轉為退件，不需要重新登記。原本的流水號與照片都會留著。',
  },
  {
    category: 'feature',
    title: '現金信封：雙人點收',
    day: 66,
    body: '現金寄放改為帳本，每一筆收付都有收據號碼。點收由兩個人各自以帳號確認，差額另外記一筆。',
  },
  {
    category: 'notice',
    title: '不再支援的瀏覽器',
    day: 80,
    body: '為了安全，請使用最近兩年內的 Chrome、Edge、Firefox 或 Safari。畫面右下角的版本號碼可以在回報問題時告訴客服。',
  },
  {
    category: 'feature',
    title: '冷藏與冷凍包裹的提醒',
    day: 95,
    body: '冷藏、冷凍包裹超過 24 小時未領，值班台會標示出來，並可以再通知一次。',
  },
  {
    category: 'feature',
    title: '深色外觀與緊密密度',
    day: 120,
    body: '夜班可以改用深色外觀；列表要一次看多一點，可以改用緊密密度。設定在右上角的帳號選單，每台電腦各自保存。',
  },
]
