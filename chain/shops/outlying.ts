import type { ChainShop } from '../types.ts'
import * as areas from './areas-new-territories.ts'
import { allDayCounter, kiosk, weekendTown } from './hours.ts'
import { hongKongShop, words } from './shop.ts'

export const outlyingShops: ChainShop[] = [
  hongKongShop({
    storeId: '3341',
    name: words('東涌東薈城店', 'Tung Chung, Citygate'),
    address: words('新界東涌達東路 20 號東薈城名店倉 2 樓 235 號舖', 'Shop 235, 2/F, Citygate Outlets, 20 Tat Tung Road'),
    district: 'islands',
    at: [22.2896, 113.9405],
    phone: '21090235',
    openings: allDayCounter,
    services: ['locker', 'wheelchair', 'parking'],
    delivers: [
      [areas.tungChung, 1500, 6000, 12],
      [areas.airport, 2800, 12000, 20],
    ],
  }),
  hongKongShop({
    storeId: '3342',
    name: words('機場一號客運大樓店', 'Airport, Terminal 1'),
    address: words('香港國際機場一號客運大樓 7 樓 7T032 號舖', 'Shop 7T032, Level 7, Terminal 1, Hong Kong International Airport'),
    district: 'islands',
    at: [22.3157, 113.9366],
    phone: '21860032',
    openings: kiosk,
    preorders: [],
    services: ['locker', 'wheelchair'],
    orderTypes: [1, 5],
  }),
  hongKongShop({
    storeId: '3343',
    name: words('愉景灣廣場店', 'Discovery Bay Plaza'),
    address: words('新界大嶼山愉景灣愉景廣場地下 G15 號舖', 'Shop G15, DB Plaza, Discovery Bay'),
    district: 'islands',
    at: [22.2955, 114.0167],
    phone: '29870155',
    openings: weekendTown,
    services: ['wheelchair', 'birthday'],
    delivers: [[areas.discoveryBay, 1800, 8000, 12]],
  }),
  hongKongShop({
    storeId: '3344',
    name: words('長洲新興街店', 'Cheung Chau, San Hing Street'),
    address: words('長洲新興街 68 號地下', 'G/F, 68 San Hing Street, Cheung Chau'),
    district: 'islands',
    at: [22.2092, 114.0287],
    phone: '29810688',
    openings: weekendTown,
    slotCapacity: 30,
    preorders: [1, 5],
    soldOut: ['popcorn-chicken'],
    delivers: [[areas.cheungChau, 1500, 6000, 15]],
  }),
]
