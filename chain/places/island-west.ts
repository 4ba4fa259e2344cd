import { area } from './place.ts'

export const islandWest = [
  ...area(`
    central-western|堅尼地城|Kennedy Town|22.2818,114.1288
    station|堅尼地城站|Kennedy Town Station|北街|North Street|22.2812,114.1284
    street|卑路乍街|Belcher’s Street|||22.2836,114.1303
    street|吉席街|Catchick Street|||22.2833,114.1275
    street|士美菲路|Smithfield|||22.2815,114.1292
    estate|泓都|The Merton|新海旁街 38 號|38 New Praya|22.2838,114.1278
    estate|觀龍樓|Kwun Lung Lau|龍華街 20 號|20 Lung Wah Street|22.2803,114.1300
    estate|西環邨|Sai Wan Estate|加多近街|Cadogan Street|22.2812,114.1258
    landmark|堅尼地城游泳池|Kennedy Town Swimming Pool|西祥街北 2 號|2 Sai Cheung Street North|22.2838,114.1300
    street|加多近街|Cadogan Street|||22.2818,114.1262
    street|厚和街|Hau Wo Street|||22.2832,114.1282
    street|北街|North Street|||22.2822,114.1285
    street|蒲飛路|Pokfield Road|||22.2808,114.1315
    street|堅彌地城新海旁|Kennedy Town New Praya|||22.2837,114.1265
    estate|加多近山|Cadogan|加多近街 37 號|37 Cadogan Street|22.2807,114.1260
    estate|浚峯|Novum West|皇后大道西 460 號|460 Queen’s Road West|22.2862,114.1363
    estate|翰林軒|University Heights|蒲飛路 23 號|23 Pokfield Road|22.2815,114.1325
    landmark|西環碼頭|Western District Public Cargo Pier|豐物道|Fung Mat Road|22.2890,114.1350|Instagram Pier
    landmark|加多近街臨時花園|Cadogan Street Garden|加多近街|Cadogan Street|22.2825,114.1250
  `),
  ...area(`
    central-western|石塘咀|Shek Tong Tsui|22.2862,114.1352
    station|香港大學站|HKU Station|薄扶林道|Pok Fu Lam Road|22.2840,114.1356|港大站
    estate|寶翠園|The Belcher’s|薄扶林道 89 號|89 Pok Fu Lam Road|22.2848,114.1335
    mall|西寶城|The Westwood|卑路乍街 8 號|8 Belcher’s Street|22.2857,114.1337
    tower|香港商業中心|Hong Kong Plaza|干諾道西 188 號|188 Connaught Road West|22.2878,114.1371
    street|屈地街|Whitty Street|||22.2868,114.1362
    landmark|香港大學|The University of Hong Kong|薄扶林道|Pok Fu Lam Road|22.2835,114.1370|港大;HKU
    street|山道|Hill Road|||22.2858,114.1352
    street|朝光街|Chiu Kwong Street|||22.2875,114.1360
    estate|西浦|One Artlane|忠正街 8 號|8 Chung Ching Street|22.2875,114.1398
    estate|高逸華軒|Kingsfield Tower|薄扶林道|Pok Fu Lam Road|22.2852,114.1345
    tower|華明中心|Wah Ming Centre|皇后大道西 421 號|421 Queen’s Road West|22.2862,114.1380
    landmark|石塘咀市政大廈|Shek Tong Tsui Municipal Services Building|皇后大道西 470 號|470 Queen’s Road West|22.2862,114.1355
    landmark|香港大學百周年校園|HKU Centennial Campus|薄扶林道|Pok Fu Lam Road|22.2830,114.1348
  `),
  ...area(`
    central-western|西營盤|Sai Ying Pun|22.2862,114.1425
    station|西營盤站|Sai Ying Pun Station|皇后大道西|Queen’s Road West|22.2855,114.1427
    street|第三街|Third Street|||22.2858,114.1410
    street|高街|High Street|||22.2850,114.1425
    street|德輔道西|Des Voeux Road West|||22.2877,114.1415
    street|皇后大道西|Queen’s Road West|||22.2868,114.1420
    estate|縉城峰|Island Crest|第一街 8 號|8 First Street|22.2860,114.1447
    landmark|中山紀念公園|Sun Yat Sen Memorial Park|東邊街北 16 號|16 Eastern Street North|22.2900,114.1440
    street|第一街|First Street|||22.2863,114.1430
    street|第二街|Second Street|||22.2860,114.1420
    street|東邊街|Eastern Street|||22.2868,114.1437
    street|西邊街|Western Street|||22.2862,114.1410
    street|正街|Centre Street|||22.2863,114.1424
    estate|星鑽|The Nova|水街 88 號|88 Water Street|22.2872,114.1402
    estate|瑧璈|Kensington Hill|高街 98 號|98 High Street|22.2848,114.1412
    estate|本舍 西半山|Townplace West Mid-Levels|般咸道 97 號|97 Bonham Road|22.2842,114.1395
    tower|干諾道西 118 號|118 Connaught Road West|干諾道西 118 號|118 Connaught Road West|22.2888,114.1440
    landmark|西營盤社區綜合大樓|Sai Ying Pun Community Complex|高街 2 號|2 High Street|22.2847,114.1440|高街鬼屋
    landmark|東華醫院|Tung Wah Hospital|普仁街 12 號|12 Po Yan Street|22.2855,114.1480
    landmark|贊育醫院|Tsan Yuk Hospital|醫院道 30 號|30 Hospital Road|22.2850,114.1447
    landmark|菲臘牙科醫院|Prince Philip Dental Hospital|醫院道 34 號|34 Hospital Road|22.2865,114.1445
  `),
  ...area(`
    central-western|上環|Sheung Wan|22.2866,114.1512
    station|上環站|Sheung Wan Station|德輔道中|Des Voeux Road Central|22.2866,114.1520
    tower|信德中心|Shun Tak Centre|干諾道中 168–200 號|168–200 Connaught Road Central|22.2884,114.1521|港澳碼頭;Macau Ferry Terminal
    mall|西港城|Western Market|德輔道中 323 號|323 Des Voeux Road Central|22.2873,114.1505
    tower|無限極廣場|Infinitus Plaza|德輔道中 199 號|199 Des Voeux Road Central|22.2861,114.1535
    tower|中遠大廈|COSCO Tower|皇后大道中 183 號|183 Queen’s Road Central|22.2852,114.1533
    landmark|文武廟|Man Mo Temple|荷李活道 124–126 號|124–126 Hollywood Road|22.2840,114.1502
    street|荷李活道|Hollywood Road|||22.2838,114.1512
    street|永樂街|Wing Lok Street|||22.2870,114.1512
    street|干諾道西|Connaught Road West|||22.2877,114.1498
    street|文咸東街|Bonham Strand|||22.2862,114.1515
    street|文咸西街|Bonham Strand West|||22.2868,114.1492|南北行
    street|摩利臣街|Morrison Street|||22.2866,114.1508
    street|禧利街|Hillier Street|||22.2862,114.1522
    street|摩羅上街|Upper Lascar Row|||22.2845,114.1502|Cat Street;摩羅街
    street|樓梯街|Ladder Street|||22.2840,114.1505
    street|太平山街|Tai Ping Shan Street|||22.2845,114.1488
    street|高陞街|Ko Shing Street|||22.2873,114.1480
    tower|粵海投資大廈|Guangdong Investment Tower|干諾道中 148 號|148 Connaught Road Central|22.2870,114.1535
    tower|永安中心|Wing On Centre|干諾道中 111 號|111 Connaught Road Central|22.2865,114.1542
    tower|招商局大廈|China Merchants Tower|干諾道中 168–200 號|168–200 Connaught Road Central|22.2882,114.1525
    landmark|上環文娛中心|Sheung Wan Civic Centre|皇后大道中 345 號|345 Queen’s Road Central|22.2858,114.1507
    tower|新紀元廣場|Grand Millennium Plaza|皇后大道中 181 號|181 Queen’s Road Central|22.2850,114.1538
    estate|聚賢居|CentreStage|荷李活道 108 號|108 Hollywood Road|22.2838,114.1508
    estate|帝后華庭|Queen’s Terrace|皇后街 1 號|1 Queen Street|22.2867,114.1480
    estate|荷李活華庭|Hollywood Terrace|荷李活道 123 號|123 Hollywood Road|22.2848,114.1497
    landmark|荷李活道公園|Hollywood Road Park|荷李活道|Hollywood Road|22.2855,114.1487
    landmark|香港醫學博物館|Hong Kong Museum of Medical Sciences|堅巷 2 號|2 Caine Lane|22.2838,114.1490
  `),
  ...area(`
    central-western|中環|Central|22.2819,114.1582
    station|中環站|Central Station|德輔道中|Des Voeux Road Central|22.2821,114.1577
    station|香港站|Hong Kong Station|港景街 1 號|1 Harbour View Street|22.2847,114.1582|機場快綫香港站
    mall|國際金融中心商場|ifc mall|港景街 1 號|1 Harbour View Street|22.2850,114.1586|IFC
    tower|國際金融中心一期|One International Finance Centre|港景街 1 號|1 Harbour View Street|22.2850,114.1578|One IFC;IFC 1
    tower|國際金融中心二期|Two International Finance Centre|金融街 8 號|8 Finance Street|22.2851,114.1592|Two IFC;IFC 2
    tower|怡和大廈|Jardine House|康樂廣場 1 號|1 Connaught Place|22.2829,114.1590
    tower|交易廣場|Exchange Square|康樂廣場 8 號|8 Connaught Place|22.2839,114.1580
    tower|滙豐總行大廈|HSBC Main Building|皇后大道中 1 號|1 Queen’s Road Central|22.2803,114.1593|匯豐總行
    tower|長江集團中心|Cheung Kong Center|皇后大道中 2 號|2 Queen’s Road Central|22.2796,114.1603
    tower|中銀大廈|Bank of China Tower|花園道 1 號|1 Garden Road|22.2793,114.1615
    tower|中環中心|The Center|皇后大道中 99 號|99 Queen’s Road Central|22.2846,114.1547
    tower|新世界大廈|New World Tower|皇后大道中 18 號|18 Queen’s Road Central|22.2808,114.1568
    tower|萬宜大廈|Man Yee Building|德輔道中 68 號|68 Des Voeux Road Central|22.2833,114.1560
    mall|置地廣場|Landmark|皇后大道中 15 號|15 Queen’s Road Central|22.2812,114.1580|中環置地
    street|皇后大道中|Queen’s Road Central|||22.2822,114.1562
    street|德輔道中|Des Voeux Road Central|||22.2834,114.1565
    street|干諾道中|Connaught Road Central|||22.2855,114.1558
    street|士丹利街|Stanley Street|||22.2817,114.1561
    street|蘭桂坊|Lan Kwai Fong|||22.2810,114.1556|LKF
    street|威靈頓街|Wellington Street|||22.2822,114.1552
    landmark|大館|Tai Kwun|荷李活道 10 號|10 Hollywood Road|22.2816,114.1541
    landmark|元創方|PMQ|鴨巴甸街 35 號|35 Aberdeen Street|22.2833,114.1520|PMQ 元創方
    landmark|中環碼頭|Central Piers|民光街|Man Kwong Street|22.2868,114.1603|天星碼頭
    landmark|香港大會堂|Hong Kong City Hall|愛丁堡廣場 5 號|5 Edinburgh Place|22.2822,114.1614
    street|花園道|Garden Road|||22.2785,114.1598
    street|雪廠街|Ice House Street|||22.2808,114.1580
    street|畢打街|Pedder Street|||22.2815,114.1578
    street|砵典乍街|Pottinger Street|||22.2825,114.1560|石板街
    street|閣麟街|Cochrane Street|||22.2825,114.1548
    street|擺花街|Lyndhurst Terrace|||22.2820,114.1545
    street|遮打道|Chater Road|||22.2812,114.1598
    street|伊利近街|Elgin Street|||22.2817,114.1528
    street|士丹頓街|Staunton Street|||22.2822,114.1522|SOHO;蘇豪區
    street|雲咸街|Wyndham Street|||22.2805,114.1562
    street|歌賦街|Gough Street|||22.2843,114.1527
    street|結志街|Gage Street|||22.2832,114.1545
    street|民耀街|Man Yiu Street|||22.2858,114.1592
    street|金融街|Finance Street|||22.2855,114.1575
    tower|遮打大廈|Chater House|干諾道中 8 號|8 Connaught Road Central|22.2818,114.1587
    tower|歷山大廈|Alexandra House|遮打道 18 號|18 Chater Road|22.2812,114.1585
    tower|太子大廈|Prince’s Building|遮打道 10 號|10 Chater Road|22.2810,114.1593
    tower|置地文華東方酒店|The Landmark Mandarin Oriental|皇后大道中 15 號|15 Queen’s Road Central|22.2810,114.1578
    tower|環球大廈|World-Wide House|德輔道中 19 號|19 Des Voeux Road Central|22.2822,114.1578
    tower|恒生銀行總行大廈|Hang Seng Bank Headquarters|德輔道中 83 號|83 Des Voeux Road Central|22.2842,114.1562
    tower|渣打銀行大廈|Standard Chartered Bank Building|德輔道中 4–4A 號|4–4A Des Voeux Road Central|22.2806,114.1588
    tower|花園道三號|Three Garden Road|花園道 3 號|3 Garden Road|22.2787,114.1610|花旗銀行廣場;Citibank Plaza
    tower|友邦金融中心|AIA Central|干諾道中 1 號|1 Connaught Road Central|22.2815,114.1608
    tower|The Henderson|The Henderson|美利道 2 號|2 Murray Road|22.2802,114.1610
    tower|中環大廈|Central Building|畢打街 1–3 號|1–3 Pedder Street|22.2815,114.1575
    tower|皇后大道中九號|9 Queen’s Road Central|皇后大道中 9 號|9 Queen’s Road Central|22.2808,114.1583
    tower|皇后大道中 100 號|100 QRC|皇后大道中 100 號|100 Queen’s Road Central|22.2830,114.1550
    tower|世紀廣場|Century Square|德己立街 1–13 號|1–13 D’Aguilar Street|22.2813,114.1560
    tower|娛樂行|Entertainment Building|皇后大道中 30 號|30 Queen’s Road Central|22.2812,114.1570
    mall|中環街市|Central Market|德輔道中 93 號|93 Des Voeux Road Central|22.2843,114.1553
    landmark|香港摩天輪|Hong Kong Observation Wheel|民光街 33 號|33 Man Kwong Street|22.2852,114.1617|中環摩天輪
    landmark|皇后像廣場|Statue Square|遮打道|Chater Road|22.2811,114.1601
    landmark|遮打花園|Chater Garden|遮打道|Chater Road|22.2802,114.1605
    landmark|香港公園|Hong Kong Park|紅棉路 19 號|19 Cotton Tree Drive|22.2772,114.1617
    landmark|聖約翰座堂|St. John’s Cathedral|花園道 4–8 號|4–8 Garden Road|22.2787,114.1595
    landmark|香港文華東方酒店|Mandarin Oriental Hong Kong|干諾道中 5 號|5 Connaught Road Central|22.2820,114.1594
    landmark|香港四季酒店|Four Seasons Hotel Hong Kong|金融街 8 號|8 Finance Street|22.2865,114.1572
    landmark|山頂纜車中環總站|Peak Tram Central Terminus|花園道 33 號|33 Garden Road|22.2778,114.1592
  `),
  ...area(`
    central-western|金鐘|Admiralty|22.2790,114.1650
    station|金鐘站|Admiralty Station|夏慤道|Harcourt Road|22.2794,114.1643
    mall|太古廣場|Pacific Place|金鐘道 88 號|88 Queensway|22.2775,114.1655
    tower|力寶中心|Lippo Centre|金鐘道 89 號|89 Queensway|22.2794,114.1634
    tower|統一中心|United Centre|金鐘道 95 號|95 Queensway|22.2789,114.1650
    tower|海富中心|Admiralty Centre|夏慤道 18 號|18 Harcourt Road|22.2794,114.1650
    tower|遠東金融中心|Far East Finance Centre|夏慤道 16 號|16 Harcourt Road|22.2799,114.1641
    street|金鐘道|Queensway|||22.2787,114.1638
    landmark|政府總部|Central Government Offices|添美道 2 號|2 Tim Mei Avenue|22.2808,114.1657
    landmark|添馬公園|Tamar Park|添馬街|Tamar Street|22.2820,114.1658
    tower|太古廣場一座|One Pacific Place|金鐘道 88 號|88 Queensway|22.2775,114.1648
    tower|太古廣場三座|Three Pacific Place|皇后大道東 1 號|1 Queen’s Road East|22.2768,114.1680
    tower|金鐘道政府合署|Queensway Government Offices|金鐘道 66 號|66 Queensway|22.2785,114.1652
    tower|美國銀行中心|Bank of America Tower|夏慤道 12 號|12 Harcourt Road|22.2798,114.1635
    tower|中信大廈|CITIC Tower|添美道 1 號|1 Tim Mei Avenue|22.2805,114.1660
    tower|高等法院|High Court|金鐘道 38 號|38 Queensway|22.2780,114.1640
    street|夏慤道|Harcourt Road|||22.2798,114.1655
    street|樂禮街|Rodney Street|||22.2790,114.1662
    landmark|香港港麗酒店|Conrad Hong Kong|金鐘道 88 號|88 Queensway|22.2768,114.1655
    landmark|立法會綜合大樓|Legislative Council Complex|立法會道 1 號|1 Legislative Council Road|22.2812,114.1665
    landmark|英國駐港總領事館|British Consulate-General Hong Kong|法院道 1 號|1 Supreme Court Road|22.2762,114.1655
  `),
  ...area(`
    central-western|半山|Mid-Levels|22.2800,114.1505
    street|羅便臣道|Robinson Road|||22.2802,114.1510
    street|堅道|Caine Road|||22.2819,114.1518
    street|干德道|Conduit Road|||22.2788,114.1500
    street|般咸道|Bonham Road|||22.2840,114.1430
    estate|雍景臺|Robinson Place|羅便臣道 70 號|70 Robinson Road|22.2807,114.1507
    estate|樂信臺|Robinson Heights|羅便臣道 8 號|8 Robinson Road|22.2796,114.1531
    estate|嘉兆臺|The Grand Panorama|羅便臣道 10 號|10 Robinson Road|22.2797,114.1527
    estate|帝景園|Dynasty Court|舊山頂道 23 號|23 Old Peak Road|22.2762,114.1553
    landmark|香港動植物公園|Hong Kong Zoological and Botanical Gardens|雅賓利道|Albany Road|22.2778,114.1555|兵頭花園
    street|列堤頓道|Lyttelton Road|||22.2838,114.1418
    street|西摩道|Seymour Road|||22.2823,114.1492
    street|麥當勞道|MacDonnell Road|||22.2768,114.1575
    street|堅尼地道|Kennedy Road|||22.2762,114.1625
    street|寶雲道|Bowen Road|||22.2738,114.1655
    street|衛城道|Castle Road|||22.2822,114.1503
    street|巴丙頓道|Babington Path|||22.2838,114.1430
    estate|天匯|39 Conduit Road|干德道 39 號|39 Conduit Road|22.2793,114.1493
    estate|嘉富麗苑|Clovelly Court|梅道 12 號|12 May Road|22.2742,114.1555
    estate|慧豪閣|Wilton Place|柏道 18 號|18 Park Road|22.2833,114.1440
    estate|瑧環|Gramercy|堅道 38 號|38 Caine Road|22.2815,114.1530
    estate|地利根德閣|Tregunter|地利根德里 14 號|14 Tregunter Path|22.2748,114.1562
    landmark|嘉諾撒醫院|Canossa Hospital|舊山頂道 1 號|1 Old Peak Road|22.2770,114.1545
    landmark|明德國際醫院|Matilda International Hospital|加列山道 41 號|41 Mount Kellett Road|22.2610,114.1545
    landmark|孫中山紀念館|Dr Sun Yat-sen Museum|衛城道 7 號|7 Castle Road|22.2823,114.1508
  `),
  ...area(`
    central-western|山頂|The Peak|22.2710,114.1498
    mall|山頂廣場|Peak Galleria|山頂道 118 號|118 Peak Road|22.2706,114.1497
    landmark|山頂凌霄閣|The Peak Tower|山頂道 128 號|128 Peak Road|22.2712,114.1500
    street|山頂道|Peak Road|||22.2700,114.1505
    street|盧吉道|Lugard Road|||22.2735,114.1465
    street|加列山道|Mount Kellett Road|||22.2640,114.1540
    landmark|太平山獅子亭|Lions Point View Pavilion|芬梨道|Findlay Road|22.2718,114.1508
    landmark|山頂花園|Victoria Peak Garden|柯士甸山道|Mount Austin Road|22.2745,114.1440
  `),
  ...area(`
    wan-chai|灣仔|Wan Chai|22.2772,114.1732
    station|灣仔站|Wan Chai Station|軒尼詩道|Hennessy Road|22.2776,114.1726
    station|會展站|Exhibition Centre Station|鴻興道|Hung Hing Road|22.2817,114.1753
    street|軒尼詩道|Hennessy Road|||22.2777,114.1741
    street|莊士敦道|Johnston Road|||22.2763,114.1727
    street|皇后大道東|Queen’s Road East|||22.2750,114.1730
    street|駱克道|Lockhart Road|||22.2785,114.1738
    street|謝斐道|Jaffe Road|||22.2788,114.1740
    street|告士打道|Gloucester Road|||22.2796,114.1735
    street|春園街|Spring Garden Lane|||22.2752,114.1724
    tower|合和中心|Hopewell Centre|皇后大道東 183 號|183 Queen’s Road East|22.2747,114.1717
    tower|中環廣場|Central Plaza|港灣道 18 號|18 Harbour Road|22.2799,114.1736
    tower|瑞安中心|Shui On Centre|港灣道 6–8 號|6–8 Harbour Road|22.2799,114.1719
    tower|鷹君中心|Great Eagle Centre|港灣道 23 號|23 Harbour Road|22.2806,114.1746
    tower|華潤大廈|China Resources Building|港灣道 26 號|26 Harbour Road|22.2803,114.1757
    tower|大新金融中心|Dah Sing Financial Centre|皇后大道東 248 號|248 Queen’s Road East|22.2753,114.1738
    mall|利東街|Lee Tung Avenue|皇后大道東 200 號|200 Queen’s Road East|22.2756,114.1722|囍帖街
    estate|囍滙|The Avenue|皇后大道東 200 號|200 Queen’s Road East|22.2753,114.1721
    estate|尚翹峰|The Zenith|灣仔道 3 號|3 Wan Chai Road|22.2756,114.1743
    landmark|香港會議展覽中心|Hong Kong Convention and Exhibition Centre|博覽道 1 號|1 Expo Drive|22.2832,114.1733|會展;HKCEC
    landmark|金紫荊廣場|Golden Bauhinia Square|博覽道|Expo Drive|22.2843,114.1738
    landmark|律敦治醫院|Ruttonjee Hospital|皇后大道東 266 號|266 Queen’s Road East|22.2757,114.1753
    landmark|灣仔運動場|Wan Chai Sports Ground|杜老誌道 20 號|20 Tonnochy Road|22.2806,114.1775
    street|灣仔道|Wan Chai Road|||22.2765,114.1755
    street|太原街|Tai Yuen Street|||22.2758,114.1735|玩具街;Toy Street
    street|港灣道|Harbour Road|||22.2802,114.1735
    street|菲林明道|Fleming Road|||22.2785,114.1748
    street|杜老誌道|Tonnochy Road|||22.2788,114.1765
    street|船街|Ship Street|||22.2755,114.1712
    street|星街|Star Street|||22.2760,114.1685
    street|盧押道|Luard Road|||22.2778,114.1718
    street|分域街|Fenwick Street|||22.2780,114.1703
    street|交加街|Cross Street|||22.2758,114.1738
    street|摩理臣山道|Morrison Hill Road|||22.2765,114.1790
    tower|入境事務大樓|Immigration Tower|告士打道 7 號|7 Gloucester Road|22.2797,114.1712
    tower|稅務大樓|Revenue Tower|告士打道 5 號|5 Gloucester Road|22.2798,114.1715
    tower|胡忠大廈|Wu Chung House|皇后大道東 213 號|213 Queen’s Road East|22.2750,114.1732
    tower|QRE Plaza|QRE Plaza|皇后大道東 202 號|202 Queen’s Road East|22.2755,114.1715
    tower|新鴻基中心|Sun Hung Kai Centre|港灣道 30 號|30 Harbour Road|22.2808,114.1758
    tower|海港中心|Harbour Centre|港灣道 25 號|25 Harbour Road|22.2807,114.1750
    tower|會展廣場辦公大樓|Convention Plaza Office Tower|港灣道 1 號|1 Harbour Road|22.2815,114.1728
    tower|東亞銀行港灣中心|BEA Harbour View Centre|告士打道 56 號|56 Gloucester Road|22.2795,114.1720
    tower|集成中心|C C Wu Building|軒尼詩道 302–308 號|302–308 Hennessy Road|22.2777,114.1770|Wanchai Central Building
    mall|灣仔電腦城|Wan Chai Computer Centre|軒尼詩道 130–138 號|130–138 Hennessy Road|22.2772,114.1722
    mall|合和商場|Hopewell Mall|堅尼地道 15 號|15 Kennedy Road|22.2745,114.1712|合和中心二期
    estate|壹環|One Wan Chai|灣仔道 1 號|1 Wan Chai Road|22.2755,114.1740
    estate|尚匯|The Gloucester|告士打道 212 號|212 Gloucester Road|22.2805,114.1795
    landmark|修頓球場|Southorn Playground|莊士敦道 111 號|111 Johnston Road|22.2770,114.1720
    landmark|香港演藝學院|The Hong Kong Academy for Performing Arts|告士打道 1 號|1 Gloucester Road|22.2808,114.1688|演藝學院;HKAPA
    landmark|香港藝術中心|Hong Kong Arts Centre|港灣道 2 號|2 Harbour Road|22.2803,114.1702
    landmark|伊利沙伯體育館|Queen Elizabeth Stadium|愛群道 18 號|18 Oi Kwan Road|22.2758,114.1782|伊館
    landmark|君悅酒店|Grand Hyatt Hong Kong|港灣道 1 號|1 Harbour Road|22.2820,114.1725
    landmark|灣仔渡輪碼頭|Wan Chai Ferry Pier|鴻興道|Hung Hing Road|22.2838,114.1757
    landmark|藍屋|Blue House|石水渠街 72 號|72 Stone Nullah Lane|22.2740,114.1740
    landmark|灣仔街市|Wan Chai Market|皇后大道東 258 號|258 Queen’s Road East|22.2750,114.1745
  `),
  ...area(`
    wan-chai|銅鑼灣|Causeway Bay|22.2802,114.1842
    station|銅鑼灣站|Causeway Bay Station|軒尼詩道|Hennessy Road|22.2802,114.1842|CWB
    mall|時代廣場|Times Square|勿地臣街 1 號|1 Matheson Street|22.2783,114.1822
    mall|希慎廣場|Hysan Place|軒尼詩道 500 號|500 Hennessy Road|22.2798,114.1838
    mall|崇光百貨|SOGO Causeway Bay|軒尼詩道 555 號|555 Hennessy Road|22.2804,114.1848
    mall|世貿中心|World Trade Centre|告士打道 280 號|280 Gloucester Road|22.2818,114.1838
    mall|皇室堡|Windsor House|告士打道 311 號|311 Gloucester Road|22.2805,114.1868
    mall|利園一期|Lee Garden One|希慎道 33 號|33 Hysan Avenue|22.2784,114.1850
    mall|名店坊|Fashion Walk|記利佐治街 2–10 號|2–10 Great George Street|22.2812,114.1852
    street|百德新街|Paterson Street|||22.2811,114.1856
    street|波斯富街|Percival Street|||22.2790,114.1832
    street|怡和街|Yee Wo Street|||22.2799,114.1862
    street|渣甸坊|Jardine’s Crescent|||22.2794,114.1852
    estate|伊利莎伯大廈|Elizabeth House|告士打道 250–254 號|250–254 Gloucester Road|22.2810,114.1810
    estate|百德大廈|Paterson Building|百德新街 47 號|47 Paterson Street|22.2816,114.1858
    landmark|維多利亞公園|Victoria Park|興發街 1 號|1 Hing Fat Street|22.2822,114.1885|維園
    landmark|香港中央圖書館|Hong Kong Central Library|高士威道 66 號|66 Causeway Road|22.2801,114.1897
    street|啟超道|Kai Chiu Road|||22.2788,114.1850
    street|恩平道|Yun Ping Road|||22.2785,114.1855
    street|利園山道|Lee Garden Road|||22.2787,114.1842
    street|渣甸街|Jardine’s Bazaar|||22.2793,114.1848
    street|登龍街|Tang Lung Street|||22.2785,114.1810
    street|堅拿道西|Canal Road West|||22.2780,114.1800|鵝頸橋
    street|羅素街|Russell Street|||22.2785,114.1822
    street|霎東街|Sharp Street East|||22.2783,114.1815
    street|禮頓道|Leighton Road|||22.2775,114.1835
    street|希慎道|Hysan Avenue|||22.2782,114.1848
    street|加路連山道|Caroline Hill Road|||22.2768,114.1870
    street|高士威道|Causeway Road|||22.2800,114.1895
    street|京士頓街|Kingston Street|||22.2815,114.1862
    mall|利舞臺廣場|Lee Theatre Plaza|波斯富街 99 號|99 Percival Street|22.2785,114.1832
    mall|金百利廣場|Island Beverley|記利佐治街 1 號|1 Great George Street|22.2805,114.1853|金百利
    mall|東角 Laforet|Laforet|東角道 24–26 號|24–26 East Point Road|22.2808,114.1850
    mall|利園二期|Lee Garden Two|恩平道 28 號|28 Yun Ping Road|22.2782,114.1858
    mall|利園三期|Lee Garden Three|新寧道 1 號|1 Sunning Road|22.2778,114.1855
    tower|利園五期|Lee Garden Five|希慎道 18 號|18 Hysan Avenue|22.2780,114.1845
    tower|利園六期|Lee Garden Six|禮頓道 111 號|111 Leighton Road|22.2775,114.1848
    tower|銅鑼灣廣場一期|Causeway Bay Plaza 1|軒尼詩道 489 號|489 Hennessy Road|22.2798,114.1832
    tower|銅鑼灣廣場二期|Causeway Bay Plaza 2|駱克道 463–483 號|463–483 Lockhart Road|22.2802,114.1832
    tower|Tower 535|Tower 535|謝斐道 535 號|535 Jaffe Road|22.2808,114.1840
    tower|禮頓中心|Leighton Centre|禮頓道 77 號|77 Leighton Road|22.2778,114.1832
    tower|信和廣場|Sino Plaza|告士打道 255–257 號|255–257 Gloucester Road|22.2812,114.1825
    tower|時代廣場一座|Tower One, Times Square|勿地臣街 1 號|1 Matheson Street|22.2780,114.1818|蜆殼大廈
    tower|京華中心|Capitol Centre|怡和街 2–6 號|2–6 Yee Wo Street|22.2802,114.1855
    estate|香港大廈|Hong Kong Mansion|怡和街 1 號|1 Yee Wo Street|22.2800,114.1855
    estate|珠城大廈|Pearl City Mansion|百德新街 22–36 號|22–36 Paterson Street|22.2810,114.1858
    estate|恒隆中心|Hang Lung Centre|百德新街 2–20 號|2–20 Paterson Street|22.2805,114.1860
    landmark|柏寧酒店|The Park Lane Hong Kong|告士打道 310 號|310 Gloucester Road|22.2815,114.1867
    landmark|聖保祿醫院|St. Paul’s Hospital|東院道 2 號|2 Eastern Hospital Road|22.2785,114.1885|法國醫院（銅鑼灣）
    landmark|銅鑼灣避風塘|Causeway Bay Typhoon Shelter|告士打道|Gloucester Road|22.2832,114.1850
    landmark|南華體育會|South China Athletic Association|加路連山道 88 號|88 Caroline Hill Road|22.2765,114.1880|南華會;SCAA
    landmark|香港大球場|Hong Kong Stadium|東院道 55 號|55 Eastern Hospital Road|22.2728,114.1885
    landmark|皇仁書院|Queen’s College|高士威道 120 號|120 Causeway Road|22.2808,114.1907
  `),
  ...area(`
    wan-chai|天后|Tin Hau|22.2822,114.1918
    station|天后站|Tin Hau Station|英皇道|King’s Road|22.2822,114.1918
    estate|柏景臺|Park Towers|英皇道 1 號|1 King’s Road|22.2828,114.1922
    street|電氣道（天后段）|Electric Road (Tin Hau)|||22.2840,114.1922
    street|琉璃街|Lau Li Street|||22.2838,114.1925
    street|興發街|Hing Fat Street|||22.2838,114.1908
    street|銅鑼灣道|Tung Lo Wan Road|||22.2805,114.1910
    street|歌頓道|Gordon Road|||22.2848,114.1920
    landmark|天后廟|Tin Hau Temple Causeway Bay|天后廟道 10 號|10 Tin Hau Temple Road|22.2822,114.1930
  `),
  ...area(`
    wan-chai|大坑|Tai Hang|22.2782,114.1922
    estate|勵德邨|Lai Tak Tsuen|勵德邨道 2–38 號|2–38 Lai Tak Tsuen Road|22.2778,114.1938
    estate|名門|The Legend|大坑徑 23 號|23 Tai Hang Drive|22.2752,114.1922
    street|浣紗街|Wun Sha Street|||22.2787,114.1920
    street|大坑道|Tai Hang Road|||22.2752,114.1915
    street|新村街|Sun Chun Street|||22.2785,114.1922
    street|京街|King Street|||22.2788,114.1923
    street|銅鑼灣徑|Tung Lo Wan Drive|||22.2775,114.1915
    estate|瑆華|Jones Hive|重士街 8 號|8 Jones Street|22.2785,114.1918
    estate|上林|Serenade|大坑道 11 號|11 Tai Hang Road|22.2772,114.1912
    landmark|虎豹別墅|Haw Par Mansion|大坑道 15A 號|15A Tai Hang Road|22.2768,114.1910
    landmark|蓮花宮|Lin Fa Temple|蓮花宮西街|Lin Fa Kung Street West|22.2775,114.1925
  `),
  ...area(`
    wan-chai|跑馬地|Happy Valley|22.2695,114.1848
    street|成和道|Sing Woo Road|||22.2692,114.1860
    street|藍塘道|Blue Pool Road|||22.2697,114.1853
    estate|比華利山|Beverly Hill|樂活道 6 號|6 Broadwood Road|22.2705,114.1885
    estate|禮頓山|The Leighton Hill|樂活道 2B 號|2B Broadwood Road|22.2752,114.1852
    landmark|跑馬地馬場|Happy Valley Racecourse|體育路 2 號|2 Sports Road|22.2728,114.1818
    landmark|養和醫院|Hong Kong Sanatorium and Hospital|山村道 2 號|2 Village Road|22.2697,114.1831
    street|黃泥涌道|Wong Nai Chung Road|||22.2720,114.1838
    street|奕蔭街|Yik Yam Street|||22.2690,114.1845
    street|山光道|Shan Kwong Road|||22.2678,114.1838
    street|毓秀街|Yuk Sau Street|||22.2697,114.1858
    street|景光街|King Kwong Street|||22.2688,114.1848
    estate|樂陶苑|Villa Lotto|樂活道 18 號|18 Broadwood Road|22.2695,114.1890
    estate|雲地利閣|Ventris Place|雲地利道 19–23 號|19–23 Ventris Road|22.2710,114.1865
    estate|東廬|Eastbourne Court|冬青道|Broom Road|22.2680,114.1875
    landmark|跑馬地遊樂場|Happy Valley Recreation Ground|體育路 2 號|2 Sports Road|22.2722,114.1828
    landmark|香港賽馬博物館|Hong Kong Racing Museum|黃泥涌道|Wong Nai Chung Road|22.2718,114.1832
  `),
]
