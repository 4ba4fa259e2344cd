import { area } from './place.ts'

export const islandEast = [
  ...area(`
    eastern|炮台山|Fortress Hill|22.2882,114.1935
    station|炮台山站|Fortress Hill Station|英皇道|King’s Road|22.2879,114.1936
    estate|城市花園|City Garden|電氣道 233 號|233 Electric Road|22.2907,114.1950
    estate|海峯園|Harbour Heights|福蔭道 1–3 號|1–3 Fook Yum Road|22.2917,114.1957
    street|電氣道|Electric Road|||22.2894,114.1939
    estate|維多利中心|Victoria Centre|屈臣道 15 號|15 Watson Road|22.2878,114.1925
    estate|富澤花園|Fortress Garden|炮台山道 32 號|32 Fortress Hill Road|22.2870,114.1962
    tower|友邦廣場|AIA Tower|電氣道 183 號|183 Electric Road|22.2885,114.1926
    tower|港匯東|Harbour East|電氣道 218 號|218 Electric Road|22.2900,114.1940
    street|清風街|Tsing Fung Street|||22.2853,114.1927
    street|炮台山道|Fortress Hill Road|||22.2870,114.1955
    street|木星街|Jupiter Street|||22.2857,114.1925
    landmark|油街實現|Oi Art Space|油街 12 號|12 Oil Street|22.2892,114.1930
  `),
  ...area(`
    eastern|北角|North Point|22.2912,114.2002
    station|北角站|North Point Station|英皇道|King’s Road|22.2912,114.2004
    street|渣華道|Java Road|||22.2918,114.2005
    street|英皇道|King’s Road|||22.2903,114.2002
    street|春秧街|Chun Yeung Street|||22.2916,114.1988
    street|馬寶道|Marble Road|||22.2916,114.2010
    mall|北角匯|Harbour North|北角邨道 1 號|1 North Point Estate Lane|22.2933,114.2000
    estate|和富中心|Provident Centre|和富道 21–53 號|21–53 Wharf Road|22.2930,114.2022
    estate|健康村|Healthy Village|百福道 6 號|6 Pak Fuk Road|22.2905,114.2055
    estate|百福花園|Bedford Gardens|天后廟道 151–173 號|151–173 Tin Hau Temple Road|22.2858,114.1993
    estate|賽西湖大廈|Braemar Hill Mansions|寶馬山道 15–43 號|15–43 Braemar Hill Road|22.2836,114.2005
    estate|寶馬山花園|Pacific Palisades|寶馬山道 1 號|1 Braemar Hill Road|22.2862,114.2012
    estate|柏蔚山|Fleur Pavilia|繼園街 1 號|1 Kai Yuen Street|22.2893,114.2015
    landmark|北角碼頭|North Point Ferry Pier|渣華道|Java Road|22.2942,114.2003
    estate|海璇|Victoria Harbour|北角邨里 1 號|1 North Point Estate Lane|22.2937,114.2015
    estate|丹拿花園|Tanner Garden|丹拿道 18 號|18 Tanner Road|22.2890,114.2048
    estate|雲景台|Cloud View Terrace|雲景道 22 號|22 Cloud View Road|22.2860,114.2003
    landmark|新光戲院|Sunbeam Theatre|英皇道 423 號|423 King’s Road|22.2914,114.1998
    estate|僑冠大廈|Kiu Kwan Mansion|英皇道 395–421 號|395–421 King’s Road|22.2909,114.1995
    tower|北角城中心|Fortress Tower|英皇道 250 號|250 King’s Road|22.2885,114.1945
    tower|嘉華國際中心|K. Wah Centre|渣華道 191 號|191 Java Road|22.2913,114.2050
    tower|英皇道 625 號|625 King’s Road|英皇道 625 號|625 King’s Road|22.2905,114.2045
    tower|北角政府合署|North Point Government Offices|渣華道 333 號|333 Java Road|22.2907,114.2080
    street|書局街|Shu Kuk Street|||22.2913,114.1996
    street|天后廟道|Tin Hau Temple Road|||22.2852,114.1970
    street|寶馬山道|Braemar Hill Road|||22.2848,114.2005
    street|七姊妹道|Tsat Tsz Mui Road|||22.2905,114.2055
    street|百福道|Pak Fuk Road|||22.2897,114.2053
    street|丹拿道|Tanner Road|||22.2893,114.2042
    street|堡壘街|Fort Street|||22.2890,114.1975
    landmark|香港樹仁大學|Hong Kong Shue Yan University|慧翠道 10 號|10 Wai Tsui Crescent|22.2858,114.1985|樹仁;HKSYU
    landmark|香港殯儀館|Hong Kong Funeral Home|英皇道 679 號|679 King’s Road|22.2905,114.2073
    landmark|渣華道街市|Java Road Market|渣華道 99 號|99 Java Road|22.2918,114.2017
  `),
  ...area(`
    eastern|鰂魚涌|Quarry Bay|22.2872,114.2112
    station|鰂魚涌站|Quarry Bay Station|英皇道|King’s Road|22.2886,114.2087
    street|華蘭路|Westlands Road|||22.2869,114.2117
    street|海光街|Hoi Kwong Street|||22.2880,114.2117
    tower|太古坊一座|One Taikoo Place|英皇道 979 號|979 King’s Road|22.2870,114.2121|太古坊 1 座
    tower|太古坊二座|Two Taikoo Place|英皇道 979 號|979 King’s Road|22.2863,114.2123|太古坊 2 座
    tower|多盛大廈|Dorset House|英皇道 979 號|979 King’s Road|22.2867,114.2125
    tower|港島東中心|One Island East|華蘭路 18 號|18 Westlands Road|22.2861,114.2131
    tower|嘉里中心|Kerry Centre|英皇道 683 號|683 King’s Road|22.2901,114.2068
    tower|K11 ATELIER 英皇道|K11 Atelier King’s Road|英皇道 728 號|728 King’s Road|22.2893,114.2085
    estate|康怡花園|Kornhill|英皇道 1076 號|1076 King’s Road|22.2832,114.2157
    mall|康怡廣場|Kornhill Plaza|康山道 1–2 號|1–2 Kornhill Road|22.2843,114.2160
    estate|南豐新邨|Nan Fung Sun Chuen|基利路 4–5 號|4–5 Greig Road|22.2848,114.2105
    estate|逸樺園|The Orchards|基利路 3 號|3 Greig Road|22.2850,114.2122
    estate|新威園|Sunway Gardens|英皇道 989 號|989 King’s Road|22.2857,114.2113
    estate|惠安苑|Westlands Gardens|英皇道 1025–1037 號|1025–1037 King’s Road|22.2868,114.2112
    estate|模範邨|Model Housing Estate|英皇道 770 號|770 King’s Road|22.2890,114.2078
    landmark|鰂魚涌公園|Quarry Bay Park|海裕街|Hoi Yu Street|22.2895,114.2150
    estate|太古城 銀柏閣|Ngan Pak Mansion, Taikoo Shing|太古城道 8 號|8 Taikoo Shing Road|22.2855,114.2187|銀柏閣
    estate|太古城 金櫻閣|Kam Ying Mansion, Taikoo Shing|太古城道 10 號|10 Taikoo Shing Road|22.2859,114.2191|金櫻閣
    estate|太古城 海景花園|Harbour View Gardens, Taikoo Shing|太古灣道|Taikoo Wan Road|22.2883,114.2180
    estate|太古城 海天花園|Horizon Gardens, Taikoo Shing|太古灣道|Taikoo Wan Road|22.2877,114.2198
    estate|太古城 星輝台|Sing Fai Terrace, Taikoo Shing|太古城道|Taikoo Shing Road|22.2868,114.2203
    estate|太古城 高山台|Kao Shan Terrace, Taikoo Shing|太古城道|Taikoo Shing Road|22.2852,114.2200
    estate|太古城 金殿台|Kam Din Terrace, Taikoo Shing|太古城道|Taikoo Shing Road|22.2860,114.2197
    estate|海景樓|Oceanic Mansion|英皇道 1026 號|1026 King’s Road|22.2857,114.2120
    estate|福昌樓|Fok Cheong Building|英皇道 1046 號|1046 King’s Road|22.2851,114.2130|怪獸大廈;Monster Building
    estate|海山樓|Montane Mansion|英皇道 1028 號|1028 King’s Road|22.2854,114.2124
    estate|益發大廈|Yick Fat Building|英皇道 1048 號|1048 King’s Road|22.2849,114.2132
    estate|柏蕙苑|Parkvale|英皇道 1060 號|1060 King’s Road|22.2843,114.2142
    tower|電訊盈科中心|PCCW Tower|英皇道 979 號|979 King’s Road|22.2866,114.2130
    tower|濠豐大廈|Oxford House|英皇道 979 號|979 King’s Road|22.2864,114.2127
    tower|林肯大廈|Lincoln House|英皇道 979 號|979 King’s Road|22.2872,114.2129
    tower|德宏大廈|Devon House|英皇道 979 號|979 King’s Road|22.2873,114.2125
    tower|劍橋大廈|Cambridge House|英皇道 979 號|979 King’s Road|22.2860,114.2122
    tower|柏克大廈|Berkshire House|華蘭路 25 號|25 Westlands Road|22.2876,114.2120
    tower|仁孚工業大廈|Zung Fu Industrial Building|英皇道 1067 號|1067 King’s Road|22.2856,114.2140
    tower|英皇道 1063 號|1063 King’s Road|英皇道 1063 號|1063 King’s Road|22.2858,114.2135
    street|海灣街|Hoi Wan Street|||22.2889,114.2105
    street|濱海街|Pan Hoi Street|||22.2878,114.2108
    street|糖廠街|Tong Chong Street|||22.2872,114.2110
    street|康山道|Kornhill Road|||22.2840,114.2150
    street|太古灣道|Taikoo Wan Road|||22.2875,114.2182
  `),
  ...area(`
    eastern|太古|Tai Koo|22.2850,114.2165
    station|太古站|Tai Koo Station|英皇道|King’s Road|22.2847,114.2165
    estate|太古城|Taikoo Shing|太古城道|Taikoo Shing Road|22.2862,114.2185
    mall|太古城中心|Cityplaza|太古城道 18 號|18 Taikoo Shing Road|22.2866,114.2171|太古城;City Plaza
    tower|太古城中心一座|Cityplaza One|英皇道 1111 號|1111 King’s Road|22.2858,114.2167
    street|太古城道|Taikoo Shing Road|||22.2860,114.2180
    estate|太古城 觀海台|Kwun Hoi Terrace, Taikoo Shing|太古城道|Taikoo Shing Road|22.2872,114.2195|觀海台
    estate|太古城 安盛台|On Shing Terrace, Taikoo Shing|太古城道|Taikoo Shing Road|22.2868,114.2168|安盛台
    estate|太古城 富山閣|Fu Shan Mansion, Taikoo Shing|太古城道|Taikoo Shing Road|22.2853,114.2202|富山閣
    tower|太古城中心三期|Cityplaza Three|太古灣道 14 號|14 Taikoo Wan Road|22.2872,114.2165
    tower|太古城中心四期|Cityplaza Four|太古灣道 12 號|12 Taikoo Wan Road|22.2875,114.2160
    landmark|東區海濱公園|Quarry Bay Promenade|海裕街|Hoi Yu Street|22.2890,114.2185
  `),
  ...area(`
    eastern|西灣河|Sai Wan Ho|22.2822,114.2222
    station|西灣河站|Sai Wan Ho Station|筲箕灣道|Shau Kei Wan Road|22.2822,114.2218
    estate|嘉亨灣|Grand Promenade|太康街 38 號|38 Tai Hong Street|22.2845,114.2237
    estate|鯉景灣|Lei King Wan|太祥街|Tai Cheong Street|22.2850,114.2212
    estate|逸濤灣|Les Saisons|太安街 28 號|28 Tai On Street|22.2838,114.2243
    estate|太安樓|Tai On Building|筲箕灣道 57–87 號|57–87 Shau Kei Wan Road|22.2817,114.2227
    street|太安街|Tai On Street|||22.2825,114.2229
    landmark|香港電影資料館|Hong Kong Film Archive|鯉景道 50 號|50 Lei King Road|22.2846,114.2219
    estate|逸新大廈|Felicity Building|筲箕灣道 111 號|111 Shau Kei Wan Road|22.2810,114.2228
    estate|西灣河 形薈|i-UniQ Grand|筲箕灣道 157 號|157 Shau Kei Wan Road|22.2803,114.2243|形薈
    estate|東欣苑|Tung Yan Court|愛勤道|Oi Kan Road|22.2830,114.2252
    estate|東旭苑|Tung Yuk Court|愛勤道|Oi Kan Road|22.2812,114.2262
    estate|東熹苑|Tung Hei Court|愛禮街|Oi Lai Street|22.2818,114.2272
    estate|康東邨|Hong Tung Estate|康愉街 8 號|8 Hong Yue Street|22.2828,114.2177
    tower|東匯廣場|Eastern Central Plaza|耀興道 3 號|3 Yiu Hing Road|22.2798,114.2252
    street|太康街|Tai Hong Street|||22.2838,114.2228
    street|太祥街|Tai Cheong Street|||22.2838,114.2208
    street|成安街|Shing On Street|||22.2822,114.2233
    street|聖十字徑|Holy Cross Path|||22.2808,114.2218
    landmark|西灣河文娛中心|Sai Wan Ho Civic Centre|筲箕灣道 111 號|111 Shau Kei Wan Road|22.2812,114.2230
    landmark|西灣河渡輪碼頭|Sai Wan Ho Ferry Pier|太康街|Tai Hong Street|22.2852,114.2240
  `),
  ...area(`
    eastern|筲箕灣|Shau Kei Wan|22.2790,114.2285
    station|筲箕灣站|Shau Kei Wan Station|筲箕灣道|Shau Kei Wan Road|22.2792,114.2290
    street|筲箕灣道|Shau Kei Wan Road|||22.2786,114.2261
    street|筲箕灣東大街|Shau Kei Wan Main Street East|||22.2786,114.2300
    street|寶文街|Po Man Street|||22.2785,114.2287
    estate|耀東邨|Yiu Tung Estate|耀興道 12 號|12 Yiu Hing Road|22.2775,114.2226
    estate|愛東邨|Oi Tung Estate|愛信道 18 號|18 Oi Shun Road|22.2826,114.2272
    estate|愛蝶灣|Aldrich Garden|愛信道 2 號|2 Oi Shun Road|22.2820,114.2285
    estate|明華大廈|Ming Wah Dai Ha|亞公岩道 1–25 號|1–25 A Kung Ngam Road|22.2787,114.2325
    mall|愛東商場|Oi Tung Shopping Centre|愛信道 18 號|18 Oi Shun Road|22.2829,114.2270
    landmark|香港抗戰及海防博物館|Hong Kong Museum of the War of Resistance and Coastal Defence|東喜道 175 號|175 Tung Hei Road|22.2818,114.2357|海防博物館
    estate|東濤苑|Tung Tao Court|愛德街|Oi Tak Street|22.2812,114.2292
    estate|譽都|Island Residence|筲箕灣道 163 號|163 Shau Kei Wan Road|22.2801,114.2248
    estate|東駿苑|Tung Chun Court|筲箕灣道|Shau Kei Wan Road|22.2807,114.2255
    street|南安街|Nam On Street|||22.2795,114.2277
    street|金華街|Kam Wa Street|||22.2790,114.2280
    street|工廠街|Factory Street|||22.2800,114.2262
    street|愛信道|Oi Shun Road|||22.2822,114.2280
    landmark|筲箕灣天后廟|Shau Kei Wan Tin Hau Temple|筲箕灣東大街 53 號|53 Shau Kei Wan Main Street East|22.2800,114.2302
    landmark|筲箕灣避風塘|Shau Kei Wan Typhoon Shelter|譚公廟道|Tam Kung Temple Road|22.2828,114.2315
  `),
  ...area(`
    eastern|杏花邨|Heng Fa Chuen|22.2768,114.2400
    station|杏花邨站|Heng Fa Chuen Station|盛泰道|Shing Tai Road|22.2766,114.2397
    estate|杏花邨|Heng Fa Chuen Estate|盛泰道 100 號|100 Shing Tai Road|22.2778,114.2405
    mall|杏花新城|Paradise Mall|盛泰道 100 號|100 Shing Tai Road|22.2768,114.2402
  `),
  ...area(`
    eastern|柴灣|Chai Wan|22.2648,114.2375
    station|柴灣站|Chai Wan Station|柴灣道|Chai Wan Road|22.2646,114.2371
    estate|環翠邨|Wan Tsui Estate|柴灣道 345 號|345 Chai Wan Road|22.2620,114.2372
    estate|興華（二）邨|Hing Wah (II) Estate|環翠道 11 號|11 Wan Tsui Road|22.2622,114.2340
    estate|漁灣邨|Yue Wan Estate|怡順街 1 號|1 Yee Shun Street|22.2642,114.2403
    estate|翠灣邨|Tsui Wan Estate|翠灣街 3 號|3 Tsui Wan Street|22.2672,114.2400
    estate|新翠花園|New Jade Garden|柴灣道 233 號|233 Chai Wan Road|22.2643,114.2362
    mall|新翠商場|New Jade Shopping Arcade|柴灣道 233 號|233 Chai Wan Road|22.2644,114.2363
    landmark|青年廣場|Youth Square|柴灣道 238 號|238 Chai Wan Road|22.2650,114.2362
    street|常安街|Sheung On Street|||22.2675,114.2435
    landmark|東區尤德夫人那打素醫院|Pamela Youde Nethersole Eastern Hospital|樂民道 3 號|3 Lok Man Road|22.2692,114.2362|東區醫院
    estate|興華（一）邨|Hing Wah (I) Estate|環翠道|Wan Tsui Road|22.2625,114.2352
    estate|樂翠臺|Neptune Terrace|祥民道|Cheung Man Road|22.2620,114.2390
    estate|峰華邨|Fung Wah Estate|歌連臣角道|Cape Collinson Road|22.2617,114.2405
    estate|富景花園|Fullview Garden|小西灣道 18 號|18 Siu Sai Wan Road|22.2645,114.2460
    estate|杏翠苑|Hang Tsui Court|常平街 51 號|51 Sheung Ping Street|22.2700,114.2432
    estate|灣景園|Bay View Park|康民街 3 號|3 Hong Man Street|22.2668,114.2366
    estate|高威閣|Koway Court|柴灣道 111 號|111 Chai Wan Road|22.2697,114.2318
    estate|宏德居|Walton Estate|柴灣道 341 號|341 Chai Wan Road|22.2632,114.2368
    estate|山翠苑|Shan Tsui Court|柴灣道 200 號|200 Chai Wan Road|22.2655,114.2340
    mall|環翠商場|Wan Tsui Shopping Centre|環翠道|Wan Tsui Road|22.2625,114.2370
    tower|香港專業教育學院（柴灣）|IVE Chai Wan|盛泰道 30 號|30 Shing Tai Road|22.2722,114.2398|柴灣 IVE
    tower|柴灣工業城|Chai Wan Industrial City|永泰道 60 號|60 Wing Tai Road|22.2665,114.2430
    tower|美德工業大廈|Minico Building|利眾街|Lee Chung Street|22.2670,114.2388
    street|永泰道|Wing Tai Road|||22.2672,114.2420
    street|利眾街|Lee Chung Street|||22.2673,114.2390
    street|怡順街|Yee Shun Street|||22.2645,114.2400
    street|新廈街|Sun Ha Street|||22.2670,114.2372
    landmark|柴灣公園|Chai Wan Park|翠灣街 8 號|8 Tsui Wan Street|22.2660,114.2392
    landmark|羅屋民俗館|Law Uk Folk Museum|吉勝街 14 號|14 Kut Shing Street|22.2652,114.2353
  `),
  ...area(`
    eastern|小西灣|Siu Sai Wan|22.2630,114.2488
    estate|小西灣邨|Siu Sai Wan Estate|小西灣道|Siu Sai Wan Road|22.2622,114.2505
    estate|藍灣半島|Island Resort|小西灣道 28 號|28 Siu Sai Wan Road|22.2660,114.2510
    estate|富欣花園|Cheerful Garden|小西灣道 23 號|23 Siu Sai Wan Road|22.2630,114.2468
    mall|小西灣廣場|Siu Sai Wan Plaza|小西灣道 10 號|10 Siu Sai Wan Road|22.2628,114.2485
    street|小西灣道|Siu Sai Wan Road|||22.2638,114.2495
    estate|曉翠苑|Hiu Tsui Court|小西灣道 28 號|28 Siu Sai Wan Road|22.2638,114.2480
    estate|佳翠苑|Kai Tsui Court|富欣道 12 號|12 Fu Yan Road|22.2632,114.2458
    landmark|小西灣運動場|Siu Sai Wan Sports Ground|富康街 21 號|21 Fu Hong Street|22.2658,114.2478
    landmark|小西灣綜合大樓|Siu Sai Wan Complex|小西灣道 15 號|15 Siu Sai Wan Road|22.2640,114.2470
  `),
]
