import { area } from './place.ts'

export const islandSouth = [
  ...area(`
    southern|薄扶林|Pok Fu Lam|22.2640,114.1325
    estate|碧瑤灣|Baguio Villa|域多利道 550 號|550 Victoria Road|22.2635,114.1288
    estate|置富花園|Chi Fu Fa Yuen|置富徑 5–30 號|5–30 Chi Fu Road|22.2572,114.1382
    estate|貝沙灣|Residence Bel-Air|貝沙灣道 28 號|28 Bel-Air Avenue|22.2590,114.1312
    estate|華富邨|Wah Fu Estate|華富道|Wah Fu Road|22.2517,114.1380
    estate|華貴邨|Wah Kwai Estate|華貴道 3 號|3 Wah Kwai Road|22.2508,114.1415
    mall|數碼港商場|Cyberport Arcade|數碼港道 100 號|100 Cyberport Road|22.2613,114.1299
    tower|數碼港|Cyberport|數碼港道 100 號|100 Cyberport Road|22.2620,114.1302
    landmark|瑪麗醫院|Queen Mary Hospital|薄扶林道 102 號|102 Pok Fu Lam Road|22.2703,114.1313
    estate|薄扶林花園|Pok Fu Lam Gardens|薄扶林道 180 號|180 Pok Fu Lam Road|22.2582,114.1378
    estate|嘉隆苑|Ka Lung Court|薄扶林道|Pok Fu Lam Road|22.2548,114.1400
    mall|華富商場|Wah Fu Plaza|華富道|Wah Fu Road|22.2515,114.1387
    mall|置富商場|Chi Fu Landmark|置富道 13 號|13 Chi Fu Road|22.2575,114.1375
    street|薄扶林道|Pok Fu Lam Road|||22.2640,114.1343
    street|域多利道|Victoria Road|||22.2640,114.1275
    street|沙宣道|Sassoon Road|||22.2675,114.1290
    street|數碼港道|Cyberport Road|||22.2610,114.1305
    landmark|薄扶林村|Pok Fu Lam Village|薄扶林道|Pok Fu Lam Road|22.2625,114.1360
    landmark|瀑布灣公園|Waterfall Bay Park|瀑布灣道|Waterfall Bay Road|22.2515,114.1335
    landmark|香港大學李嘉誠醫學院|HKU Medical Campus|沙宣道 21 號|21 Sassoon Road|22.2688,114.1295
  `),
  ...area(`
    southern|香港仔|Aberdeen|22.2482,114.1543
    estate|香港仔中心|Aberdeen Centre|南寧街 1–11 號|1–11 Nam Ning Street|22.2480,114.1540
    estate|漁光村|Yue Kwong Chuen|香港仔水塘道|Aberdeen Reservoir Road|22.2507,114.1567
    estate|石排灣邨|Shek Pai Wan Estate|漁光道 46 號|46 Yue Kwong Road|22.2502,114.1585
    estate|田灣邨|Tin Wan Estate|田灣街 26 號|26 Tin Wan Street|22.2503,114.1488
    street|香港仔大道|Aberdeen Main Road|||22.2484,114.1530
    street|石排灣道|Shek Pai Wan Road|||22.2494,114.1482
    landmark|香港仔海濱公園|Aberdeen Promenade|香港仔海傍道|Aberdeen Praya Road|22.2474,114.1548
    estate|香港仔港暉中心|Port Centre Aberdeen|成都道 38 號|38 Chengtu Road|22.2487,114.1522
    estate|珍寶閣|Jumbo Court|惠福道 3 號|3 Welfare Road|22.2460,114.1635
    estate|雅濤閣|Broadview Court|深灣道 11 號|11 Shum Wan Road|22.2468,114.1702
    mall|石排灣商場|Shek Pai Wan Shopping Centre|石排灣邨|Shek Pai Wan Estate|22.2500,114.1580
    street|湖北街|Wu Pak Street|||22.2486,114.1558
    street|成都道|Chengtu Road|||22.2487,114.1530
    street|田灣街|Tin Wan Street|||22.2507,114.1487
    street|漁光道|Yue Kwong Road|||22.2503,114.1572
    landmark|香港仔魚市場|Aberdeen Wholesale Fish Market|石排灣道 102 號|102 Shek Pai Wan Road|22.2485,114.1495
    landmark|香港仔郊野公園|Aberdeen Country Park|香港仔水塘道|Aberdeen Reservoir Road|22.2540,114.1610
    landmark|香港仔運動場|Aberdeen Sports Ground|黃竹坑道 108 號|108 Wong Chuk Hang Road|22.2500,114.1640
  `),
  ...area(`
    southern|黃竹坑|Wong Chuk Hang|22.2482,114.1685
    station|黃竹坑站|Wong Chuk Hang Station|香葉道|Heung Yip Road|22.2480,114.1680
    station|海洋公園站|Ocean Park Station|海洋徑|Ocean Drive|22.2487,114.1743
    mall|THE SOUTHSIDE|The Southside|香葉道 11 號|11 Heung Yip Road|22.2474,114.1690|港島南岸商場
    estate|晉環|Southland|香葉道 11 號|11 Heung Yip Road|22.2472,114.1700|港島南岸一期
    estate|深灣 9 號|Marinella|惠福道 9 號|9 Welfare Road|22.2453,114.1648
    tower|創協坊|Genesis|黃竹坑道 33–35 號|33–35 Wong Chuk Hang Road|22.2482,114.1695
    tower|One Island South|One Island South|香葉道 2 號|2 Heung Yip Road|22.2475,114.1712
    street|黃竹坑道|Wong Chuk Hang Road|||22.2488,114.1690
    landmark|海洋公園|Ocean Park|黃竹坑道 180 號|180 Wong Chuk Hang Road|22.2462,114.1757
    landmark|葛量洪醫院|Grantham Hospital|黃竹坑道 125 號|125 Wong Chuk Hang Road|22.2502,114.1735
    estate|揚海|La Marina|香葉道 11 號|11 Heung Yip Road|22.2466,114.1697|港島南岸二期
    tower|W50|W50|黃竹坑道 50 號|50 Wong Chuk Hang Road|22.2480,114.1683
    tower|Landmark South|Landmark South|業勤街 39 號|39 Yip Kan Street|22.2480,114.1702
    tower|保濟工業大廈|Po Chai Industrial Building|黃竹坑道 28 號|28 Wong Chuk Hang Road|22.2485,114.1700
    tower|環匯廣場|Global Trade Square|黃竹坑道 21 號|21 Wong Chuk Hang Road|22.2490,114.1712
    street|香葉道|Heung Yip Road|||22.2478,114.1700
    street|業勤街|Yip Kan Street|||22.2480,114.1707
    street|南朗山道|Nam Long Shan Road|||22.2465,114.1705
    street|深灣道|Shum Wan Road|||22.2462,114.1690
    landmark|香港仔深灣遊艇俱樂部|Aberdeen Marina Club|深灣道 8 號|8 Shum Wan Road|22.2445,114.1690
    landmark|香港海洋公園萬豪酒店|Hong Kong Ocean Park Marriott Hotel|黃竹坑道 180 號|180 Wong Chuk Hang Road|22.2480,114.1735
  `),
  ...area(`
    southern|鴨脷洲|Ap Lei Chau|22.2430,114.1545
    station|利東站|Lei Tung Station|利東邨道|Lei Tung Estate Road|22.2418,114.1560
    station|海怡半島站|South Horizons Station|怡南路|Yi Nam Road|22.2428,114.1488
    estate|海怡半島|South Horizons|海怡路|South Horizon Drive|22.2422,114.1478
    estate|利東邨|Lei Tung Estate|利東邨道 5 號|5 Lei Tung Estate Road|22.2410,114.1565
    estate|鴨脷洲邨|Ap Lei Chau Estate|鴨脷洲橋道 322 號|322 Ap Lei Chau Bridge Road|22.2440,114.1528
    estate|南灣|Larvotto|鴨脷洲海旁道 8 號|8 Ap Lei Chau Praya Road|22.2435,114.1600
    mall|海怡廣場東翼|Marina Square East|海怡路 12A 號|12A South Horizon Drive|22.2426,114.1487|海怡廣場
    street|鴨脷洲大街|Ap Lei Chau Main Street|||22.2447,114.1552
    estate|深灣軒|Sham Wan Towers|鴨脷洲徑 3 號|3 Ap Lei Chau Drive|22.2422,114.1580
    estate|漁安苑|Yue On Court|利東邨道 11 號|11 Lei Tung Estate Road|22.2425,114.1572
    mall|利東商場|Lei Tung Commercial Centre|利東邨道 5 號|5 Lei Tung Estate Road|22.2415,114.1562
    mall|新海怡廣場|Horizon Plaza|利榮街 2 號|2 Lee Wing Street|22.2395,114.1490
    mall|海怡廣場西翼|Marina Square West|海怡路 9 號|9 South Horizon Drive|22.2418,114.1468
    street|海怡路|South Horizon Drive|||22.2425,114.1475
    street|怡南路|Yi Nam Road|||22.2430,114.1492
    street|利東邨道|Lei Tung Estate Road|||22.2415,114.1570
  `),
  ...area(`
    southern|淺水灣|Repulse Bay|22.2372,114.1970
    estate|淺水灣影灣園|The Repulse Bay|淺水灣道 109 號|109 Repulse Bay Road|22.2387,114.1962
    landmark|淺水灣泳灘|Repulse Bay Beach|海灘道|Beach Road|22.2365,114.1968
    estate|淺水灣花園大廈|Repulse Bay Garden|麗景道 18–40 號|18–40 Belleview Drive|22.2415,114.1925
    estate|保華大廈|Repulse Bay Towers|淺水灣道 119A 號|119A Repulse Bay Road|22.2375,114.2002
    street|淺水灣道|Repulse Bay Road|||22.2400,114.1950
    street|海灘道|Beach Road|||22.2368,114.1975
    mall|THE PULSE|The Pulse|海灘道 28 號|28 Beach Road|22.2360,114.1975
  `),
  ...area(`
    southern|赤柱|Stanley|22.2190,114.2118
    mall|赤柱廣場|Stanley Plaza|佳美道 23 號|23 Carmel Road|22.2191,114.2106
    estate|馬坑邨|Ma Hang Estate|佳美道 23 號|23 Carmel Road|22.2200,114.2100
    landmark|美利樓|Murray House|赤柱廣場|Stanley Plaza|22.2180,114.2105
    landmark|赤柱市集|Stanley Market|赤柱新街|Stanley New Street|22.2186,114.2125
    estate|紅山半島|Redhill Peninsula|白筆山道 18 號|18 Pak Pat Shan Road|22.2395,114.2222
    street|赤柱大街|Stanley Main Street|||22.2183,114.2115
    street|赤柱村道|Stanley Village Road|||22.2193,114.2130
    street|佳美道|Carmel Road|||22.2197,114.2098
    estate|龍欣苑|Lung Yan Court|||22.2210,114.2110
    estate|赤柱山莊|Stanley Knoll|赤柱村道 42 號|42 Stanley Village Road|22.2192,114.2150
    landmark|赤柱正灘|Stanley Main Beach|赤柱灘道|Stanley Beach Road|22.2200,114.2150
    landmark|赤柱監獄|Stanley Prison|東頭灣道 99 號|99 Tung Tau Wan Road|22.2145,114.2180
    landmark|赤柱軍人墳場|Stanley Military Cemetery|黃麻角道|Wong Ma Kok Road|22.2160,114.2150
  `),
  ...area(`
    southern|深水灣|Deep Water Bay|22.2432,114.1855
    street|香島道|Island Road|||22.2440,114.1840
    landmark|深水灣泳灘|Deep Water Bay Beach|香島道|Island Road|22.2432,114.1860
    landmark|香港高爾夫球會（深水灣）|Hong Kong Golf Club Deep Water Bay|香島道 19 號|19 Island Road|22.2445,114.1848
  `),
  ...area(`
    southern|石澳|Shek O|22.2300,114.2510
    street|石澳道|Shek O Road|||22.2340,114.2480
    landmark|石澳泳灘|Shek O Beach|石澳道|Shek O Road|22.2297,114.2515
    landmark|大浪灣泳灘|Big Wave Bay Beach|大浪灣道|Big Wave Bay Road|22.2465,114.2460
  `),
]
