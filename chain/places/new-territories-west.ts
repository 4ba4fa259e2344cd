import { area } from './place.ts'

export const newTerritoriesWest = [
  ...area(`
    kwai-tsing|葵芳|Kwai Fong|22.3570,114.1275
    station|葵芳站|Kwai Fong Station|興芳路|Hing Fong Road|22.3568,114.1278
    mall|新都會廣場|Metroplaza|興芳路 223 號|223 Hing Fong Road|22.3574,114.1263
    mall|葵涌廣場|Kwai Chung Plaza|葵富路 7–11 號|7–11 Kwai Foo Road|22.3578,114.1273
    estate|葵芳邨|Kwai Fong Estate|興芳路 177 號|177 Hing Fong Road|22.3597,114.1292
    estate|葵芳閣|Kwai Fong Terrace|葵義路 15 號|15 Kwai Yi Road|22.3562,114.1285
    estate|新葵芳花園|New Kwai Fong Gardens|葵義路 12–20 號|12–20 Kwai Yi Road|22.3555,114.1290
    street|榮芳路|Wing Fong Road|||22.3602,114.1285
    street|興芳路|Hing Fong Road|||22.3580,114.1275
    street|葵義路|Kwai Yi Road|||22.3560,114.1285
    landmark|葵青劇院|Kwai Tsing Theatre|興寧路 12 號|12 Hing Ning Road|22.3572,114.1250
  `),
  ...area(`
    kwai-tsing|葵涌|Kwai Chung|22.3660,114.1335
    station|葵興站|Kwai Hing Station|葵涌道|Kwai Chung Road|22.3631,114.1312
    station|大窩口站|Tai Wo Hau Station|德士古道北|Texaco Road North|22.3708,114.1250
    tower|九龍貿易中心|Kowloon Commerce Centre|葵昌路 51 號|51 Kwai Cheong Road|22.3635,114.1283|KCC
    estate|新葵興花園|Sun Kwai Hing Gardens|大連排道 166–174 號|166–174 Tai Lin Pai Road|22.3632,114.1318
    estate|葵興邨|Kwai Hing Estate|興盛路|Hing Shing Road|22.3618,114.1300
    estate|葵涌邨|Kwai Chung Estate|葵合街|Kwai Hop Street|22.3675,114.1322
    estate|大窩口邨|Tai Wo Hau Estate|大窩口道 15 號|15 Tai Wo Hau Road|22.3690,114.1275
    estate|石籬（一）邨|Shek Lei (I) Estate|大隴街|Tai Loong Street|22.3665,114.1400
    estate|石蔭邨|Shek Yam Estate|石蔭路|Shek Yam Road|22.3690,114.1378
    estate|安蔭邨|On Yam Estate|安捷街|On Chit Street|22.3705,114.1400
    estate|葵盛東邨|Kwai Shing East Estate|葵盛圍 63 號|63 Kwai Shing Circuit|22.3642,114.1262
    estate|葵盛西邨|Kwai Shing West Estate|葵盛圍|Kwai Shing Circuit|22.3618,114.1245
    street|大隴街|Tai Loong Street|||22.3667,114.1388
    street|和宜合道|Wo Yi Hop Road|||22.3690,114.1355
    street|葵涌道|Kwai Chung Road|||22.3620,114.1305
    street|大連排道|Tai Lin Pai Road|||22.3645,114.1310
    street|青山公路（葵涌段）|Castle Peak Road – Kwai Chung|||22.3650,114.1345
    street|石排街|Shek Pai Street|||22.3690,114.1370
    estate|石籬（二）邨|Shek Lei (II) Estate|石排街|Shek Pai Street|22.3680,114.1395
    tower|葵興政府合署|Kwai Hing Government Offices|興芳路 166–174 號|166–174 Hing Fong Road|22.3622,114.1312
  `),
  ...area(`
    kwai-tsing|荔景|Lai King|22.3490,114.1265
    station|荔景站|Lai King Station|荔景山路|Lai King Hill Road|22.3483,114.1262
    estate|荔景邨|Lai King Estate|麗祖路|Lai Cho Road|22.3505,114.1245
    estate|祖堯邨|Cho Yiu Chuen|麗祖路|Lai Cho Road|22.3520,114.1268
    estate|華荔邨|Wah Lai Estate|荔景山路|Lai King Hill Road|22.3425,114.1345
    estate|華景山莊|Wonderland Villas|華景山路 9 號|9 Wah King Hill Road|22.3527,114.1330
    landmark|瑪嘉烈醫院|Princess Margaret Hospital|瑪嘉烈醫院道 2–10 號|2–10 Princess Margaret Hospital Road|22.3412,114.1345
    estate|盈暉臺|Nob Hill|景荔徑 8 號|8 King Lai Path|22.3425,114.1330
    street|荔景山路|Lai King Hill Road|||22.3460,114.1290
    estate|鐘山臺|Chung Shan Terrace|荔景山路|Lai King Hill Road|22.3435,114.1300
  `),
  ...area(`
    kwai-tsing|青衣|Tsing Yi|22.3560,114.1060
    station|青衣站|Tsing Yi Station|青敬路|Tsing King Road|22.3584,114.1073
    mall|青衣城|Maritime Square|青敬路 33 號|33 Tsing King Road|22.3593,114.1079
    estate|盈翠半島|Tierra Verde|青敬路 33 號|33 Tsing King Road|22.3585,114.1065
    estate|灝景灣|Villa Esplanada|牙鷹洲街 8 號|8 Nga Ying Chau Street|22.3607,114.1097
    estate|藍澄灣|Rambler Crest|青衣路 1 號|1 Tsing Yi Road|22.3425,114.1080
    estate|長安邨|Cheung On Estate|担杆山路 6 號|6 Tam Kon Shan Road|22.3588,114.1045
    estate|長發邨|Cheung Fat Estate|担杆山路 6–12 號|6–12 Tam Kon Shan Road|22.3622,114.1048
    estate|長康邨|Cheung Hong Estate|青康路 12 號|12 Ching Hong Road|22.3503,114.1010
    estate|長青邨|Cheung Ching Estate|青康路 6 號|6 Ching Hong Road|22.3478,114.1035
    estate|青衣邨|Tsing Yi Estate|楓樹窩路 10 號|10 Fung Shue Wo Road|22.3527,114.1035
    estate|長亨邨|Cheung Hang Estate|寮肚路 6 號|6 Liu To Road|22.3555,114.0985
    estate|翠怡花園|Tsing Yi Garden|青綠街 7–19 號|7–19 Tsing Luk Street|22.3535,114.1075
    estate|美景花園|Mayfair Gardens|細山路 2–16 號|2–16 Sai Shan Road|22.3488,114.1085
    estate|宏福花園|Tivoli Garden|青敬路 75 號|75 Tsing King Road|22.3552,114.1080
    street|楓樹窩路|Fung Shue Wo Road|||22.3530,114.1050
    estate|曉峰園|Mount Haven|寮肚路 1 號|1 Liu To Road|22.3565,114.0975
    estate|綠悠雅苑|Greenview Villa|擔杆山路 2 號|2 Tam Kon Shan Road|22.3610,114.1010
    estate|青俊苑|Ching Chun Court|||22.3535,114.1040
    street|担杆山路|Tam Kon Shan Road|||22.3605,114.1030
    street|青敬路|Tsing King Road|||22.3575,114.1085
    mall|長發廣場|Cheung Fat Plaza|担杆山路 6–12 號|6–12 Tam Kon Shan Road|22.3617,114.1045
    landmark|青衣碼頭|Tsing Yi Pier|青敬路|Tsing King Road|22.3570,114.1102
    landmark|香港專業教育學院（青衣）|IVE Tsing Yi|青衣路 20 號|20 Tsing Yi Road|22.3428,114.1062|青衣 IVE
  `),
  ...area(`
    tsuen-wan|荃灣|Tsuen Wan|22.3718,114.1160
    station|荃灣站|Tsuen Wan Station|西樓角路|Sai Lau Kok Road|22.3735,114.1181
    station|荃灣西站|Tsuen Wan West Station|大河道|Tai Ho Road|22.3684,114.1097
    mall|荃灣廣場|Tsuen Wan Plaza|大壩街 4–30 號|4–30 Tai Pa Street|22.3708,114.1112
    mall|荃新天地|Citywalk|楊屋道 1 號|1 Yeung Uk Road|22.3698,114.1145
    mall|綠楊坊|Luk Yeung Galleria|蕙荃路 22–66 號|22–66 Wai Tsuen Road|22.3740,114.1185
    mall|南豐中心|Nan Fung Centre|青山公路 264–298 號|264–298 Castle Peak Road|22.3728,114.1170
    mall|愉景新城商場|D·PARK|青山公路 398 號|398 Castle Peak Road|22.3757,114.1112|D-PARK;DPARK
    mall|千色匯|KOLOUR Tsuen Wan|眾安街 68 號|68 Chung On Street|22.3724,114.1163
    mall|海之戀商場|OP Mall|大河道 100 號|100 Tai Ho Road|22.3680,114.1085
    tower|如心廣場|Nina Tower|楊屋道 8 號|8 Yeung Uk Road|22.3688,114.1130
    estate|愉景新城|Discovery Park|青山公路 398 號|398 Castle Peak Road|22.3760,114.1118
    estate|綠楊新邨|Luk Yeung Sun Chuen|蕙荃路 22–66 號|22–66 Wai Tsuen Road|22.3745,114.1190
    estate|麗城花園|Belvedere Garden|青山公路 620 號|620 Castle Peak Road|22.3700,114.0995
    estate|灣景花園|Bayview Garden|青山公路 633 號|633 Castle Peak Road|22.3688,114.0985
    estate|海濱花園|Riviera Gardens|永順街 7 號|7 Wing Shun Street|22.3655,114.1125
    estate|象山邨|Cheung Shan Estate|象山邨路|Cheung Shan Estate Road West|22.3785,114.1275
    estate|福來邨|Fuk Loi Estate|德海街|Tak Hoi Street|22.3722,114.1128
    estate|梨木樹邨|Lei Muk Shue Estate|和宜合道|Wo Yi Hop Road|22.3765,114.1370
    estate|萬景峯|Vision City|楊屋道 1 號|1 Yeung Uk Road|22.3700,114.1148
    estate|環宇海灣|City Point|永順街 48 號|48 Wing Shun Street|22.3655,114.1150
    estate|柏傲灣|The Pavilia Bay|永順街 18 號|18 Wing Shun Street|22.3662,114.1110
    street|沙咀道|Sha Tsui Road|||22.3695,114.1172
    street|眾安街|Chung On Street|||22.3718,114.1170
    street|楊屋道|Yeung Uk Road|||22.3690,114.1145
    street|青山公路（荃灣段）|Castle Peak Road – Tsuen Wan|||22.3744,114.1149
    landmark|荃灣大會堂|Tsuen Wan Town Hall|大河道 72 號|72 Tai Ho Road|22.3705,114.1127
    landmark|仁濟醫院|Yan Chai Hospital|仁濟街 7–11 號|7–11 Yan Chai Street|22.3698,114.1192
    landmark|三棟屋博物館|Sam Tung Uk Museum|古屋里 2 號|2 Kwu Uk Lane|22.3720,114.1203
    street|大河道|Tai Ho Road|||22.3705,114.1140
    street|德士古道|Texaco Road|||22.3680,114.1190
    street|川龍街|Chuen Lung Street|||22.3705,114.1175
    street|海盛路|Hoi Shing Road|||22.3672,114.1085
    street|西樓角路|Sai Lau Kok Road|||22.3738,114.1175
    street|鱟地坊|Hau Tei Square|||22.3712,114.1160
    estate|海之戀|Ocean Pride|大河道 100 號|100 Tai Ho Road|22.3690,114.1100
    estate|全．城滙|Parc City|大河道 88 號|88 Tai Ho Road|22.3700,114.1135
    estate|荃灣中心|Tsuen Wan Centre|荃景圍 87 號|87 Tsuen King Circuit|22.3768,114.1060
    estate|荃威花園|Allway Gardens|荃景圍 187–195 號|187–195 Tsuen King Circuit|22.3762,114.1030
    estate|石圍角邨|Shek Wai Kok Estate|石圍角路|Shek Wai Kok Road|22.3758,114.1240
    estate|祈德尊新邨|Clague Garden Estate|海興路 1 號|1 Hoi Hing Road|22.3690,114.1088
    estate|荃灣花園|Tsuen Wan Garden|廟崗街|Miu Kong Street|22.3748,114.1160
    estate|御凱|The Dynasty|楊屋道 18 號|18 Yeung Uk Road|22.3692,114.1150
    mall|荃灣城市中心|City Landmark|青山公路|Castle Peak Road|22.3722,114.1148
    landmark|荃灣公園|Tsuen Wan Park|永順街 59 號|59 Wing Shun Street|22.3662,114.1085
    landmark|荃灣西樓角花園|Sai Lau Kok Garden|西樓角路|Sai Lau Kok Road|22.3730,114.1170
  `),
  ...area(`
    tsuen-wan|深井|Sham Tseng|22.3662,114.0585
    estate|碧堤半島|Bellagio|青山公路 33 號|33 Castle Peak Road – Sham Tseng|22.3655,114.0585
    estate|浪翠園|Sea Crest Villa|青山公路 18–57 號|18–57 Castle Peak Road – Sham Tseng|22.3658,114.0555
    estate|豪景花園|Hong Kong Garden|青山公路 100 號|100 Castle Peak Road – Tsing Lung Tau|22.3650,114.0462
    mall|碧堤坊|Bellagio Mall|青山公路 33 號|33 Castle Peak Road – Sham Tseng|22.3657,114.0582
    street|青山公路（深井段）|Castle Peak Road – Sham Tseng|||22.3663,114.0595
  `),
  ...area(`
    tsuen-wan|馬灣|Ma Wan|22.3500,114.0600
    estate|珀麗灣|Park Island|珀麗路 8 號|8 Pak Lai Road|22.3497,114.0598
    landmark|挪亞方舟|Noah’s Ark|珀欣路 33 號|33 Pak Yan Road|22.3508,114.0573
    landmark|馬灣碼頭|Ma Wan Pier|珀欣路|Pak Yan Road|22.3517,114.0600
    landmark|馬灣東灣泳灘|Ma Wan Tung Wan Beach|珀麗路|Pak Lai Road|22.3478,114.0622
  `),
  ...area(`
    tsuen-wan|欣澳|Sunny Bay|22.3318,114.0288
    station|欣澳站|Sunny Bay Station|欣澳道|Sunny Bay Road|22.3321,114.0290
  `),
  ...area(`
    tuen-mun|屯門|Tuen Mun|22.3925,113.9755
    station|屯門站|Tuen Mun Station|屯合街|Tuen Hop Street|22.3951,113.9732
    station|兆康站|Siu Hong Station|天后路|Tin Hau Road|22.4115,113.9788
    station|輕鐵市中心站|Town Centre Light Rail Stop|屯匯街|Tuen Wui Street|22.3915,113.9749
    station|輕鐵屯門站|Tuen Mun Light Rail Stop|屯合街|Tuen Hop Street|22.3938,113.9732
    station|輕鐵杯渡站|Pui To Light Rail Stop|||22.3947,113.9767
    station|輕鐵何福堂站|Hoh Fuk Tong Light Rail Stop|||22.3974,113.9774
    station|輕鐵新墟站|San Hui Light Rail Stop|||22.4003,113.9780
    station|輕鐵景峰站|Prime View Light Rail Stop|||22.4032,113.9794
    station|輕鐵鳳地站|Fung Tei Light Rail Stop|||22.4067,113.9788
    station|輕鐵兆康站|Siu Hong Light Rail Stop|||22.4119,113.9784
    station|輕鐵麒麟站|Kei Lun Light Rail Stop|||22.4108,113.9764
    station|輕鐵屯門醫院站|Tuen Mun Hospital Light Rail Stop|||22.4078,113.9771
    station|輕鐵青松站|Ching Chung Light Rail Stop|||22.4073,113.9725
    station|輕鐵建生站|Kin Sang Light Rail Stop|||22.4068,113.9692
    station|輕鐵田景站|Tin King Light Rail Stop|||22.4077,113.9664
    station|輕鐵良景站|Leung King Light Rail Stop|||22.4067,113.9637
    station|輕鐵新圍站|San Wai Light Rail Stop|||22.4053,113.9644
    station|輕鐵石排站|Shek Pai Light Rail Stop|||22.4014,113.9677
    station|輕鐵山景（北）站|Shan King (North) Light Rail Stop|||22.3989,113.9667
    station|輕鐵山景（南）站|Shan King (South) Light Rail Stop|||22.3967,113.9660
    station|輕鐵鳴琴站|Ming Kum Light Rail Stop|||22.3972,113.9673
    station|輕鐵大興（北）站|Tai Hing (North) Light Rail Stop|||22.4043,113.9702
    station|輕鐵大興（南）站|Tai Hing (South) Light Rail Stop|||22.4028,113.9720
    station|輕鐵銀圍站|Ngan Wai Light Rail Stop|||22.4025,113.9746
    station|輕鐵澤豐站|Affluence Light Rail Stop|||22.4035,113.9758
    station|輕鐵蔡意橋站|Choy Yee Bridge Light Rail Stop|||22.4001,113.9743
    station|輕鐵河田站|Ho Tin Light Rail Stop|||22.3971,113.9730
    station|輕鐵建安站|Kin On Light Rail Stop|||22.3952,113.9689
    station|輕鐵青雲站|Tsing Wun Light Rail Stop|||22.3944,113.9674
    station|輕鐵青山村站|Tsing Shan Tsuen Light Rail Stop|||22.3910,113.9673
    station|輕鐵安定站|On Ting Light Rail Stop|||22.3877,113.9750
    station|輕鐵友愛站|Yau Oi Light Rail Stop|||22.3868,113.9736
    mall|屯門市廣場|Tuen Mun Town Plaza|屯盛街 1 號|1 Tuen Shing Street|22.3938,113.9768
    mall|V city|V City|屯門鄉事會路 83 號|83 Tuen Mun Heung Sze Wui Road|22.3955,113.9735
    mall|凱都商場|Hyland Plaza|屯門鄉事會路 138 號|138 Tuen Mun Heung Sze Wui Road|22.3934,113.9752
    street|屯門鄉事會路|Tuen Mun Heung Sze Wui Road|||22.3938,113.9750
    street|建榮街|Kin Wing Street|||22.3968,113.9698
    estate|瓏門|Century Gateway|屯順街 83 號|83 Tuen Shun Street|22.3958,113.9733
    estate|華都花園|Waldorf Garden|屯利街 1 號|1 Tuen Lee Street|22.3925,113.9745
    estate|卓爾居|Chelsea Heights|石排頭徑 1 號|1 Shek Pai Tau Path|22.3965,113.9690
    estate|友愛邨|Yau Oi Estate|友愛路|Yau Oi Road|22.3868,113.9722
    estate|安定邨|On Ting Estate|屯興路|Tuen Hing Road|22.3878,113.9738
    estate|大興邨|Tai Hing Estate|震寰路|Tsun Wen Road|22.4030,113.9702
    estate|山景邨|Shan King Estate|鳴琴路|Ming Kum Road|22.3985,113.9648
    estate|良景邨|Leung King Estate|田景路 31 號|31 Tin King Road|22.4072,113.9625
    estate|田景邨|Tin King Estate|田景路 3 號|3 Tin King Road|22.4088,113.9655
    estate|建生邨|Kin Sang Estate|震寰路|Tsun Wen Road|22.4062,113.9678
    estate|兆康苑|Siu Hong Court|兆康苑|Siu Hong Road|22.4100,113.9768
    estate|富泰邨|Fu Tai Estate|屯貴路 9 號|9 Tuen Kwai Road|22.4150,113.9825
    landmark|屯門醫院|Tuen Mun Hospital|青松觀路 23 號|23 Tsing Chung Koon Road|22.4075,113.9762
    landmark|屯門大會堂|Tuen Mun Town Hall|屯喜路 3 號|3 Tuen Hi Road|22.3917,113.9766
    landmark|屯門公園|Tuen Mun Park|屯門鄉事會路|Tuen Mun Heung Sze Wui Road|22.3910,113.9730
    street|屯盛街|Tuen Shing Street|||22.3930,113.9765
    street|青山公路（屯門新墟段）|Castle Peak Road – San Hui|||22.3985,113.9775
    street|屯喜路|Tuen Hi Road|||22.3918,113.9765
    street|震寰路|Tsun Wen Road|||22.4020,113.9720
    estate|新屯門中心|Sun Tuen Mun Centre|龍門路 55–65 號|55–65 Lung Mun Road|22.3852,113.9660
    estate|龍門居|Lung Mun Oasis|龍門路 43 號|43 Lung Mun Road|22.3838,113.9645
    estate|置樂花園|Chi Lok Fa Yuen|青山公路|Castle Peak Road|22.3905,113.9785
    estate|雅都花園|Eldo Court|鳴琴路|Ming Kum Road|22.3928,113.9725
    estate|澤豐花園|Affluence Garden|青松觀路|Tsing Chung Koon Road|22.4040,113.9765
    estate|寶怡花園|Blossom Garden|青棉徑|Tsing Min Path|22.3945,113.9800
    estate|景峰花園|Prime View Garden|景峰徑 2 號|2 King Fung Path|22.4035,113.9800
    estate|彩華花園|Brilliant Garden|青山公路|Castle Peak Road|22.4022,113.9790
    estate|和田邨|Wo Tin Estate|屯門|Hin Fat Lane|22.3990,113.9722
    estate|欣田邨|Yan Tin Estate|屯門第 54 區|Tsz Tin Road|22.4110,113.9735
    landmark|嶺南大學|Lingnan University|青山公路 8 號|8 Castle Peak Road|22.4105,113.9830|嶺大
    landmark|妙法寺|Miu Fat Monastery|青山公路 18 號|18 Castle Peak Road|22.4175,113.9832
    landmark|青松觀|Ching Chung Koon|青松觀路 28 號|28 Tsing Chung Koon Road|22.4072,113.9735
  `),
  ...area(`
    tuen-mun|屯門碼頭|Tuen Mun Pier|22.3735,113.9660
    station|輕鐵屯門碼頭站|Tuen Mun Ferry Pier Light Rail Stop|湖翠路|Wu Chui Road|22.3728,113.9661
    station|輕鐵美樂站|Melody Garden Light Rail Stop|湖翠路|Wu Chui Road|22.3751,113.9612
    station|輕鐵蝴蝶站|Butterfly Light Rail Stop|||22.3782,113.9617
    station|輕鐵車廠站|Light Rail Depot Stop|||22.3818,113.9634
    station|輕鐵龍門站|Lung Mun Light Rail Stop|||22.3853,113.9650
    station|輕鐵兆禧站|Siu Hei Light Rail Stop|||22.3752,113.9669
    station|輕鐵屯門泳池站|Tuen Mun Swimming Pool Light Rail Stop|||22.3812,113.9704
    station|輕鐵豐景園站|Goodview Garden Light Rail Stop|||22.3834,113.9730
    station|輕鐵兆麟站|Siu Lun Light Rail Stop|||22.3846,113.9750
    station|輕鐵三聖站|Sam Shing Light Rail Stop|||22.3829,113.9774
    mall|蝴蝶廣場|Butterfly Plaza|湖翠路 1 號|1 Wu Chui Road|22.3752,113.9622
    estate|蝴蝶邨|Butterfly Estate|湖翠路 1 號|1 Wu Chui Road|22.3765,113.9625
    estate|湖景邨|Wu King Estate|湖景路|Wu King Road|22.3788,113.9645
    estate|美樂花園|Melody Garden|湖翠路 2 號|2 Wu Chui Road|22.3740,113.9610
    estate|海翠花園|Pierhead Garden|湖翠路 168–236 號|168–236 Wu Chui Road|22.3737,113.9665
    estate|兆禧苑|Siu Hei Court|湖翠路 201 號|201 Wu Chui Road|22.3748,113.9660
    estate|三聖邨|Sam Shing Estate|青山公路|Castle Peak Road – Castle Peak Bay|22.3822,113.9778
    landmark|屯門泳池|Tuen Mun Swimming Pool|海皇路|Hoi Wong Road|22.3808,113.9715
    estate|豐景園|Goodview Garden|河旁街 1 號|1 Ho Pong Street|22.3835,113.9722
    estate|啟豐園|Kai Fung Garden|屯門|Lung Mun Road|22.3790,113.9668
    estate|兆麟苑|Siu Lun Court|兆麟街|Siu Lun Street|22.3850,113.9760
    street|湖翠路|Wu Chui Road|||22.3750,113.9645
    street|龍門路|Lung Mun Road|||22.3810,113.9640
    street|湖景路|Wu King Road|||22.3785,113.9655
    landmark|蝴蝶灣泳灘|Butterfly Beach|龍門路|Lung Mun Road|22.3715,113.9575
  `),
  ...area(`
    tuen-mun|掃管笏|So Kwun Wat|22.3740,113.9930
    estate|黃金海岸|Hong Kong Gold Coast|青山公路 1 號|1 Castle Peak Road – Castle Peak Bay|22.3730,113.9912|Gold Coast
    estate|愛琴海岸|Aegean Coast|管青路 2 號|2 Kwun Tsing Road|22.3725,113.9945
    mall|黃金海岸商場|Gold Coast Piazza|青山公路 1 號|1 Castle Peak Road – Castle Peak Bay|22.3722,113.9905
    estate|星堤|Avignon|管青路 1 號|1 Kwun Tsing Road|22.3758,113.9960
    estate|滿名山|The Bloomsway|青山公路 18 號|18 Castle Peak Road – Tai Lam|22.3735,113.9965
    landmark|黃金泳灘|Golden Beach|青山公路|Castle Peak Road – Castle Peak Bay|22.3712,113.9885
  `),
  ...area(`
    yuen-long|元朗|Yuen Long|22.4445,114.0290
    station|元朗站|Yuen Long Station|朗日路|Long Yat Road|22.4461,114.0352
    station|朗屏站|Long Ping Station|擊壤路|Kik Yeung Road|22.4476,114.0254
    station|輕鐵元朗站|Yuen Long Light Rail Stop|朗日路|Long Yat Road|22.4456,114.0348
    station|輕鐵大棠路站|Tai Tong Road Light Rail Stop|||22.4445,114.0294
    station|輕鐵康樂路站|Hong Lok Road Light Rail Stop|||22.4445,114.0270
    station|輕鐵豐年路站|Fung Nin Road Light Rail Stop|||22.4445,114.0237
    station|輕鐵水邊圍站|Shui Pin Wai Light Rail Stop|||22.4444,114.0200
    mall|形點|YOHO MALL|朗日路 9 號|9 Long Yat Road|22.4452,114.0353
    mall|千色匯元朗|KOLOUR Yuen Long|教育路 1 號|1 Kau Yuk Road|22.4440,114.0320
    mall|元朗廣場|Yuen Long Plaza|青山公路 249–251 號|249–251 Castle Peak Road|22.4450,114.0280
    mall|光華廣場|Kwong Wah Plaza|青山公路 11 號|11 Castle Peak Road|22.4447,114.0338
    estate|新元朗中心|Sun Yuen Long Centre|朗日路 8 號|8 Long Yat Road|22.4455,114.0345
    estate|新時代廣場|YOHO Town|元龍街 8 號|8 Yuen Lung Street|22.4447,114.0370
    estate|Grand YOHO|Grand YOHO|朗日路 9 號|9 Long Yat Road|22.4457,114.0362
    estate|朗屏邨|Long Ping Estate|朗屏路|Long Ping Road|22.4500,114.0240
    estate|水邊圍邨|Shui Pin Wai Estate|宏達路|Wang Tat Road|22.4435,114.0205
    street|青山公路（元朗段）|Castle Peak Road – Yuen Long|||22.4444,114.0285|元朗大馬路
    street|教育路|Kau Yuk Road|||22.4433,114.0300
    street|合益路|Hop Yick Road|||22.4417,114.0310
    street|泰衡街|Tai Hang Street|||22.4464,114.0299
    landmark|元朗劇院|Yuen Long Theatre|體育路 9 號|9 Tai Yuk Road|22.4418,114.0235
    landmark|博愛醫院|Pok Oi Hospital|坳頭友善街|Au Tau|22.4455,114.0405
    street|安寧路|On Ning Road|||22.4460,114.0290
    street|壽富街|Sau Fu Street|||22.4448,114.0295
    street|大棠路|Tai Tong Road|||22.4420,114.0290
    street|鳳攸北街|Fung Yau Street North|||22.4425,114.0340
    street|朗日路|Long Yat Road|||22.4455,114.0340
    street|又新街|Yau San Street|||22.4450,114.0275
    street|谷亭街|Kuk Ting Street|||22.4452,114.0300
    estate|YOHO Midtown|YOHO Midtown|元龍街 9 號|9 Yuen Lung Street|22.4440,114.0355
    estate|蝶翠峰|Sereno Verde|大棠路 99 號|99 Tai Tong Road|22.4320,114.0272
    estate|溱柏|Park Signature|公庵路 68 號|68 Kung Um Road|22.4310,114.0310
    estate|朗善邨|Long Shin Estate|朗善街|Tai Tong Road|22.4360,114.0290
    estate|尚悅|The Reach|十八鄉路 11 號|11 Shap Pat Heung Road|22.4400,114.0350
    landmark|元朗大球場|Yuen Long Stadium|體育路 6 號|6 Tai Yuk Road|22.4412,114.0225
    landmark|元朗公園|Yuen Long Park|水邊圍|Shui Pin Wai|22.4410,114.0205
    landmark|朗屏商場|Long Ping Commercial Centre|朗屏路|Long Ping Road|22.4498,114.0235
  `),
  ...area(`
    yuen-long|天水圍|Tin Shui Wai|22.4570,114.0030
    station|天水圍站|Tin Shui Wai Station|天福路|Tin Fuk Road|22.4479,114.0045
    station|輕鐵天水圍站|Tin Shui Wai Light Rail Stop|||22.4493,114.0058
    station|輕鐵天慈站|Tin Tsz Light Rail Stop|||22.4526,114.0059
    station|輕鐵天耀站|Tin Yiu Light Rail Stop|||22.4504,114.0026
    station|輕鐵樂湖站|Locwood Light Rail Stop|||22.4531,114.0011
    station|輕鐵天湖站|Tin Wu Light Rail Stop|||22.4549,114.0056
    station|輕鐵銀座站|Ginza Light Rail Stop|||22.4575,114.0048
    station|輕鐵天瑞站|Tin Shui Light Rail Stop|||22.4559,113.9994
    station|輕鐵頌富站|Chung Fu Light Rail Stop|||22.4620,113.9970
    station|輕鐵天富站|Tin Fu Light Rail Stop|||22.4646,113.9976
    station|輕鐵翠湖站|Chestwood Light Rail Stop|||22.4597,113.9995
    station|輕鐵天榮站|Tin Wing Light Rail Stop|||22.4598,114.0022
    station|輕鐵天悅站|Tin Yuet Light Rail Stop|||22.4628,114.0016
    station|輕鐵天秀站|Tin Sau Light Rail Stop|||22.4655,114.0028
    station|輕鐵濕地公園站|Wetland Park Light Rail Stop|||22.4695,114.0024
    station|輕鐵天恒站|Tin Heng Light Rail Stop|||22.4697,114.0007
    station|輕鐵天逸站|Tin Yat Light Rail Stop|||22.4669,113.9990
    mall|置富嘉湖|Fortune Kingswood|天恩路 12–18 號|12–18 Tin Yan Road|22.4571,114.0039|嘉湖銀座
    mall|T Town|T Town|天華路 30–33 號|30–33 Tin Wah Road|22.4610,113.9975|頌富廣場
    mall|天耀廣場|Tin Yiu Plaza|天耀路|Tin Yiu Road|22.4512,114.0020
    estate|嘉湖山莊|Kingswood Villas|天湖路 1 號|1 Tin Wu Road|22.4555,114.0040
    estate|天耀邨|Tin Yiu Estate|天耀路|Tin Yiu Road|22.4508,114.0025
    estate|天瑞邨|Tin Shui Estate|天瑞路|Tin Shui Road|22.4555,113.9982
    estate|天慈邨|Tin Tsz Estate|天慈路|Tin Tsz Road|22.4520,114.0068
    estate|天華邨|Tin Wah Estate|天華路|Tin Wah Road|22.4625,113.9990
    estate|天悅邨|Tin Yuet Estate|天悅路|Tin Yuet Road|22.4630,114.0025
    estate|天澤邨|Tin Chak Estate|天秀路|Tin Sau Road|22.4670,114.0010
    estate|天恩邨|Tin Yan Estate|天恩路|Tin Yan Road|22.4660,113.9975
    estate|天逸邨|Tin Yat Estate|天逸路|Tin Yat Road|22.4682,113.9988
    estate|天恒邨|Tin Heng Estate|天秀路|Tin Sau Road|22.4698,113.9990
    estate|天盛苑|Tin Shing Court|天靖街 3 號|3 Tin Ching Street|22.4485,114.0020
    estate|俊宏軒|Grandeur Terrace|天瑞路 88 號|88 Tin Shui Road|22.4645,114.0012
    landmark|香港濕地公園|Hong Kong Wetland Park|濕地公園路|Wetland Park Road|22.4685,114.0047
    landmark|天水圍醫院|Tin Shui Wai Hospital|天壇街 11 號|11 Tin Tan Street|22.4600,113.9965
    street|天湖路|Tin Wu Road|||22.4550,114.0048
    street|天瑞路|Tin Shui Road|||22.4600,114.0010
    street|天耀路|Tin Yiu Road|||22.4510,114.0030
    street|天秀路|Tin Sau Road|||22.4660,114.0025
    estate|天晴邨|Tin Ching Estate|天晴街|Tin Ching Street|22.4635,113.9960
    estate|天頌苑|Tin Chung Court|||22.4625,113.9965
    estate|天富苑|Tin Fu Court|天富街|Tin Sau Road|22.4650,113.9970
    estate|天愛苑|Tin Oi Court|天湖路|Tin Wu Road|22.4535,114.0060
    estate|天祐苑|Tin Yau Court|天耀路|Tin Yiu Road|22.4500,114.0040
    estate|麗湖居|Lynwood Court|天水圍天湖路|Tin Wu Road|22.4580,114.0060|嘉湖山莊麗湖居
    estate|樂湖居|Locwood Court|天榮路|Tin Wing Road|22.4535,114.0018|嘉湖山莊樂湖居
    estate|翠湖居|Chestwood Court|天恩路|Tin Yan Road|22.4590,114.0000|嘉湖山莊翠湖居
    estate|美湖居|Maywood Court|天城路|Tin Shing Road|22.4590,114.0040|嘉湖山莊美湖居
    mall|天盛商場|Tin Shing Shopping Centre|天盛苑|Tin Shing Court|22.4487,114.0025
    mall|天澤商場|Tin Chak Shopping Centre|天秀路|Tin Sau Road|22.4672,114.0012
    landmark|天水圍公園|Tin Shui Wai Park|天瑞路|Tin Shui Road|22.4610,114.0030
    landmark|屏山文物徑|Ping Shan Heritage Trail|坑尾村|Hang Mei Tsuen|22.4445,114.0075|聚星樓
  `),
  ...area(`
    yuen-long|洪水橋|Hung Shui Kiu|22.4330,113.9968
    station|輕鐵洪水橋站|Hung Shui Kiu Light Rail Stop|||22.4337,113.9974
    station|輕鐵鍾屋村站|Chung Uk Tsuen Light Rail Stop|||22.4297,113.9922
    station|輕鐵泥圍站|Nai Wai Light Rail Stop|||22.4239,113.9865
    station|輕鐵塘坊村站|Tong Fong Tsuen Light Rail Stop|||22.4402,114.0072
    station|輕鐵屏山站|Ping Shan Light Rail Stop|||22.4429,114.0120
    station|輕鐵坑尾村站|Hang Mei Tsuen Light Rail Stop|||22.4451,114.0055
    estate|洪福邨|Hung Fuk Estate|洪順路|Hung Shun Road|22.4350,113.9995
    estate|尚城|Uptown|洪平路|Hung Ping Road|22.4320,113.9940
    street|洪水橋大街|Hung Shui Kiu Main Street|||22.4320,113.9960
    street|屏廈路|Ping Ha Road|||22.4370,114.0005
    street|青山公路（洪水橋段）|Castle Peak Road – Hung Shui Kiu|||22.4325,113.9965
  `),
  ...area(`
    tuen-mun|藍地|Lam Tei|22.4185,113.9820
    station|輕鐵藍地站|Lam Tei Light Rail Stop|||22.4187,113.9818
  `),
  ...area(`
    yuen-long|錦田|Kam Tin|22.4395,114.0655
    station|錦上路站|Kam Sheung Road Station|東匯路|Tung Wui Road|22.4351,114.0632
    street|錦田公路|Kam Tin Road|||22.4400,114.0665
    estate|爾巒|Riva|青山公路 1 號|1 Castle Peak Road – Tam Mi|22.4460,114.0455
    landmark|吉慶圍|Kat Hing Wai|錦田公路|Kam Tin Road|22.4415,114.0640|錦田五圍
  `),
  ...area(`
    yuen-long|新田|San Tin|22.4960,114.0700
    station|落馬洲站|Lok Ma Chau Station|落馬洲支線|Lok Ma Chau Spur Line|22.5145,114.0657
    estate|錦繡花園|Fairview Park|錦繡大道|Fairview Park Boulevard|22.4785,114.0462
    estate|加州花園|Palm Springs|加州花園大道|Palm Springs Boulevard|22.4855,114.0445
    estate|加州豪園|Royal Palms|加州花園大道|Palm Springs Boulevard|22.4830,114.0465
    street|新田公路|San Tin Highway|||22.4880,114.0560
  `),
  ...area(`
    yuen-long|八鄉|Pat Heung|22.4320,114.0850
    street|錦上路|Kam Sheung Road|||22.4330,114.0750
    street|八鄉路|Pat Heung Road|||22.4440,114.0880
  `),
  ...area(`
    yuen-long|流浮山|Lau Fau Shan|22.4690,113.9840
    street|流浮山道|Lau Fau Shan Road|||22.4670,113.9855
    landmark|流浮山海鮮街|Lau Fau Shan Seafood Street|正大街|Ching Tai Street|22.4695,113.9835
  `),
  ...area(`
    yuen-long|南生圍|Nam Sang Wai|22.4580,114.0480
    landmark|南生圍渡口|Nam Sang Wai Ferry|南生圍路|Nam Sang Wai Road|22.4555,114.0410
  `),
]
