import { residentPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what residents do, have and declare, in both languages. */
export const residentsWords = moduleWords({
  modules: {
    residents: ['住戶', 'Residents'],
  },
  acts: {
    'residents.add': ['新增住戶', 'Added a resident'],
    'residents.addAgain': ['新增住戶（重送）', 'Added a resident (sent again)'],
    'residents.addMany': ['匯入新增住戶', 'Added residents by import'],
    'residents.change': ['更改住戶', 'Changed a resident'],
    'residents.changeMany': ['匯入更改住戶', 'Changed residents by import'],
    'residents.move': ['住戶換戶', 'Moved a resident'],
    'residents.moveBack': ['住戶再次遷入', 'Moved a resident back'],
    'residents.moveOut': ['住戶遷出', 'Moved a resident out'],
    'residents.setRent': ['變更出租狀態', 'Changed rent'],
    'residents.setRentOfMany': ['匯入變更出租狀態', 'Changed rent by import'],
    'residents.setVehicles': ['更改車輛', 'Changed vehicles'],
    'residents.unmask': ['顯示完整個資', 'Viewed full personal data'],
    'residents.viewHome': ['查看戶別資料', 'Viewed a household'],
  },
  targets: {
    resident: ['住戶', 'Resident'],
    emergencyContact: ['緊急聯絡人', 'Emergency contact'],
  },
  fields: {
    avatarPath: ['照片', 'Photo'],
    birthday: ['生日', 'Birthday'],
    cars: ['汽車', 'Cars'],
    contractFrom: ['租約開始', 'Contract from'],
    contractUntil: ['租約結束', 'Contract until'],
    contactId: ['緊急聯絡人', 'Emergency contact'],
    emergencyContacts: ['緊急聯絡人', 'Emergency contacts'],
    identity: ['身分', 'Identity'],
    identityId: ['身分', 'Identity'],
    isAppUser: ['使用 App', 'Uses the app'],
    isContact: ['聯絡人', 'Contact'],
    isRent: ['出租中', 'Rented'],
    isRented: ['出租中', 'Rented'],
    mobile: ['手機', 'Mobile'],
    motorcycles: ['機車', 'Motorcycles'],
    movedInOn: ['遷入日', 'Moved in'],
    movedOutOn: ['遷出日', 'Moved out'],
    onDay: ['日期', 'Day'],
    phone2: ['第二支電話', 'Second phone'],
    plate: ['車牌', 'Plate'],
    relation: ['關係', 'Relation'],
    rentFrom: ['租約開始', 'Contract from'],
    rentUntil: ['租約結束', 'Contract until'],
    rents: ['租約', 'Contracts'],
    residentId: ['住戶', 'Resident'],
    residentIds: ['住戶', 'Residents'],
    residents: ['住戶', 'Residents'],
    transportations: ['車輛', 'Vehicles'],
    vehicles: ['車輛', 'Vehicles'],
  },
  values: {
    'identityId.1': ['屋主', 'Owner'],
    'identityId.2': ['屋主家屬', "Owner's family"],
    'identityId.3': ['承租人', 'Renter'],
    'identityId.4': ['承租人家屬', "Renter's family"],
    'identityId.5': ['同住人', 'Housemate'],
    'identityId.6': ['幫傭／看護', 'Helper or carer'],
    'identityId.7': ['公司員工', 'Company staff'],
    'identityId.8': ['其他', 'Other'],
    'type.1': ['汽車', 'Car'],
    'type.2': ['機車', 'Motorcycle'],
    'type.3': ['自行車', 'Bicycle'],
    'type.4': ['電動自行車／其他', 'E-bike or other'],
  },
  permissionGroup: residentPermissions,
  permissions: {
    'residents.change': ['新增、更改、遷入遷出', 'Add, change, move residents'],
    'residents.unmask': ['顯示住戶完整生日', "See residents' full birthdays"],
    'residents.view': ['查看住戶', 'See residents'],
  },
  retentions: {
    'residents.movedOut': {
      title: ['遷出住戶的個人資料', 'Personal data of former residents'],
      words: [
        '遷出後開始計算。姓名、電話、生日、身分、租約日期、照片、車輛、緊急聯絡人、備註與遷移事由刪除；遷入遷出的日期與戶別保留。',
        'From moving out on. Name, phones, birthday, identity, contract, photo, vehicles, emergency contacts, notes and reasons are deleted; dates and household stay.',
      ],
    },
  },
  holdings: {
    residents: {
      title: ['住戶資料', 'Resident'],
      words: [
        '姓名、電話、生日、身分、租約日期、照片、車輛、緊急聯絡人、備註與遷移事由刪除；遷入遷出的日期與戶別保留，不再指向任何人。',
        'Name, phones, birthday, identity, contract, photo, vehicles, emergency contacts, notes and reasons are deleted; dates and household stay and point to nobody.',
      ],
    },
  },
  faults: {
    汽車與機車請填車號: 'cars and motorcycles need a plate',
    請填緊急聯絡人的電話: 'an emergency contact needs a telephone number',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    residents: typeof residentsWords
  }
}
