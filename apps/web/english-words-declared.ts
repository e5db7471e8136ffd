/** What modules declare in Chinese on the server (retention, personal data, exports, pushes), by the Chinese. */
export const englishDeclared = {
  declared: {
    解除綁定的手機與感應卡: 'Unbound phones and cards',
    寄放的個人資料: 'Personal data of deposits',
    寄放的簽名與照片: 'Signatures and photos of deposits',
    匯出清單: 'List of exports',
    匯入清單: 'List of imports',
    遷出住戶的標記: 'Marks of former residents',
    戶別異動紀錄的個人資料: 'Personal data in household history',
    通知的個人資料: 'Personal data of notices',
    包裹的個人資料: 'Personal data of packages',
    包裹的簽名與照片: 'Signatures and photos of packages',
    遷出住戶的個人資料: 'Personal data of former residents',
    退件與寄件的個人資料: 'Personal data of courier items',
    退件與寄件的簽名與照片: 'Signatures and photos of courier items',
    交接清單上的個人資料: 'Personal data of shift changes',
    訪客到訪通知: 'Arrival notices',
    訪客注意名單: 'Ban list of visitors',
    訪客實名登記: 'Visitor forms',
    訪客的個人資料: 'Personal data of visitors',
    訪客的照片: 'Photos of visitors',
    新包裹登記: 'A package is registered',
    包裹找不到: 'A package cannot be found',
    訪客在門口: 'A visitor stands at the door',
    注意名單的訪客: 'A visitor of the ban list',
    稽核紀錄: 'Audit',
    現金收付: 'Cash ledger',
    寄放: 'Deposits',
    包裹: 'Packages',
    退件與寄件: 'Returns and outgoing',
    訪客紀錄: 'Visitor records',
    感應卡與手機: 'Cards and phones',
    現金帳與收據: 'Cash ledger and receipts',
    區分所有權人名冊: 'Register of owners',
    標記: 'Marks',
    通知: 'Notices',
    住戶資料: 'Resident',
    交接清單: 'Shift changes',
    到訪通知: 'Arrival notices',
    戶別與住戶: 'Households and residents',
    '解除綁定後開始計算。手機條碼刪除、不再指向住戶，異動事由清空；戶別與日期保留。使用中的不受影響。':
      'From unbinding on. Phone barcodes and reasons are emptied and point to nobody; household and dates stay. What is in use is not touched.',
    '領取或取消登記後開始計算。寄放人與收件人、電話、備註與更正內容清空；戶別、日期與現金帳保留。':
      'From hand-over or voiding on. Names, phones, notes and corrections are emptied; household, dates and the cash ledger stay.',
    '領取後開始計算。簽名與照片的檔案一併刪除；現金收據的簽名隨帳務保存。':
      'From hand-over on. Files of signatures and photos are deleted; those of cash receipts stay with the ledger.',
    '誰在何時查看、修改、列印或匯出了什麼；到期整筆刪除。':
      'Who looked at, changed, printed or exported what, and when; deleted as a whole when the time is over.',
    '誰在何時查看或修改此人的資料，是安全維護的紀錄（個資法第 27 條），保存到期限為止。':
      "Who looked at or changed this person's data and when: a record of its safety (Art. 27), kept until its time is over.",
    '匯出檔案固定保存 7 天；清單上的紀錄（篩選條件、原因）到期刪除，稽核紀錄另外保存。':
      'Files are kept for 7 days; the records in the list (filters, reasons) are deleted, the audit stays.',
    '上傳的檔案與預覽在匯入完成時刪除，未處理的 24 小時後刪除；清單上的紀錄（檔名、筆數）到期刪除，稽核紀錄另外保存。':
      'Files and previews go when the import is done or after 24 hours; the records in the list (file name, rows) are deleted, the audit stays.',
    '遷出後開始計算。此人的標記（聽障、代領人…）刪除；整戶的標記與備註不受影響。':
      "From moving out on. The person's marks are deleted; those of the household stay.",
    '異動後開始計算。異動紀錄裡的所有權人姓名與電話、異動原因刪除；何時、由誰改了什麼與面積、車位保留。現在的所有權人名冊不受影響。':
      "From the change on. Owners' names, phones and reasons in the history are deleted; when and who changed what stays, and so does today's register.",
    '發出後開始計算，還沒通知完的不清除。收件人、地址與內容清空，戶別、日期與結果保留；遷出住戶的 LINE 與電子郵件一併刪除。':
      'From sending on, when it is finished. Recipient, address and content are emptied; household, dates and result stay. LINE and mail of former residents are deleted.',
    '領取、退件或取消登記後開始計算。收件人、物流條碼、備註、更正內容與領取條碼清空；戶別、日期與件數保留。':
      'From hand-over, return or voiding on. Recipient, barcodes, notes and corrections are emptied; household, dates and pieces stay.',
    '領取後開始計算。簽名、領取照片與登記照片的檔案一併刪除。':
      'From hand-over on. Files of signatures and photos are deleted.',
    '遷出後開始計算。姓名、電話、生日、身分、租約日期、照片、車輛、備註與遷移事由刪除；遷入遷出的日期與戶別保留。':
      'From moving out on. Name, phones, birthday, identity, contract, photo, vehicles, notes and reasons are deleted; dates and household stay.',
    '交給物流或取消登記後開始計算。寄件人、收件人、物流條碼、備註與更正內容清空；戶別、日期與件數保留。':
      'From the courier or voiding on. Sender, recipient, barcode, notes and corrections are emptied; household, dates and pieces stay.',
    '交給物流後開始計算。物流人員的簽名與登記照片的檔案一併刪除。':
      'From the courier on. Files of signatures and photos are deleted.',
    '簽名後開始計算。清單上的姓名、備註與條碼清空；件數、戶別、現金、雙方簽名與簽名當時的內容雜湊保留。':
      'From signing on. Names, notes and barcodes are emptied; numbers, households, cash, both signatures and the hash of the list stay.',
    '通知產生後開始計算，整筆刪除；訪客紀錄本身另計。':
      'From the notice on, as a whole; the visit has a retention of its own.',
    '解除或到期後開始計算。姓名、車牌、電話與原因清空。':
      'From lifting or ending on. Name, plate, phone and reason are emptied.',
    '登記當日開始計算，期滿整筆刪除；登記頁面會向訪客說明這個天數。':
      'From the day of the form on, as a whole; the form tells visitors this number of days.',
    '離開、取消或逾期後開始計算。姓名、電話、車牌、廠商、備註、卡號與更正內容清空；戶別、事由、人數與時間保留供統計。':
      'From leaving, calling off or expiring on. Name, phone, plate, firm, remark, card and corrections are emptied; household, reason, people and times stay for statistics.',
    '離開後開始計算。登記時拍攝的照片檔案一併刪除。': 'From leaving on. Files of photos are deleted.',
    '手機條碼刪除，感應卡與序號不再指向此人，異動事由清空；戶別與日期保留。':
      'Phone barcodes are deleted, cards and serial numbers point to nobody, reasons are emptied; household and dates stay.',
    '現金帳與收據是收支憑證，依帳務保存期限保留，不因請求刪除。':
      'The cash ledger and receipts are vouchers and stay as long as accounts must, whatever is asked.',
    '寄放人與收件人、電話、備註、更正內容、簽名與照片清空；戶別、日期、類型與現金帳保留。':
      'Names, phones, notes, corrections, signatures and photos are emptied; household, dates, kind and the cash ledger stay.',
    '名冊依公寓大廈管理條例維持，所有權移轉時由戶別資料更正；不因請求刪除。':
      'The register is required by law (Condominium Act) and is corrected when ownership passes on; it is not deleted on request.',
    '此人的標記（聽障、代領人…）刪除；整戶的標記與備註不受影響。':
      "The person's marks are deleted; those of the household stay.",
    '收件人、地址與內容清空，LINE 與電子郵件刪除；戶別、日期與結果保留。':
      'Recipient, address and content are emptied, LINE and mail deleted; household, dates and result stay.',
    '收件人、物流條碼、備註、更正內容、領取條碼、簽名與照片清空；戶別、日期與件數保留。公文的收受與簽領是送達的證明，保存到期限為止。':
      'Recipient, barcodes, notes, corrections, signatures and photos are emptied; household, dates and pieces stay. Receipt of legal papers proves their service and is kept to its end.',
    '姓名、電話、生日、身分、租約日期、照片、車輛、備註與遷移事由刪除；遷入遷出的日期與戶別保留，不再指向任何人。':
      'Name, phones, birthday, identity, contract, photo, vehicles, notes and reasons are deleted; dates and household stay and point to nobody.',
    '寄件人、收件人、物流條碼、備註、更正內容與照片清空；戶別、日期與件數保留。':
      'Sender, recipient, barcode, notes, corrections and photos are emptied; household, dates and pieces stay.',
    '清單上的姓名、備註與條碼清空；件數、戶別、雙方簽名與簽名當時的內容雜湊保留。':
      'Names, notes and barcodes are emptied; numbers, households, both signatures and the hash of the list stay.',
    '到訪通知上的姓名清空；時間與處理方式保留。':
      'Names on arrival notices are emptied; time and outcome stay.',
    '為住戶安全而列，逐筆有到期日，到期後依保存期限刪除；不因請求刪除，可請管理員解除。':
      "Listed for residents' safety, each with an end, deleted after its retention; not on request, but an administrator may lift it.",
    '姓名與電話都相符的登記整筆刪除，到訪通知一併刪除。':
      'Forms with this name and this phone are deleted as a whole, with their arrival notices.',
    '姓名與電話都相符的來訪紀錄：姓名、電話、車牌、備註、卡號、更正內容與照片清空；戶別、事由與時間保留。沒有留電話的紀錄到期清空。':
      'Visits with this name and this phone: name, phone, plate, remark, card, corrections and photos are emptied; household, reason and times stay. Visits without a phone go at their end.',
  },
}
