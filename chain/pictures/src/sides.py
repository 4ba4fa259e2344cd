# snacks, baked dishes, desserts and glass drinks
from foodlib import *
import pizza as PZ, chicken as CK, bowls as BW
D=math.radians
def hide(objs):
    for o in objs: o.location=(0,0,-60)
    return objs
def garlic_bread(seed=3):
    rng=random.Random(seed); M=Mat('gb'); d=M.attr('d'); n=M.noise(9,5,.65); f=M.math('ADD',M.math('MULTIPLY',d,.55),M.math('MULTIPLY',n,.62))
    face=M.ramp(f,[(.32,'#FFE9A8'),(.50,'#FAD070'),(.66,'#EDA63A'),(.82,'#C9741E'),(1,'#94480F')]); herb=M.ramp(M.vor(17),[(.13,1.),(.19,0.)]); face=M.mix(M.math('MULTIPLY',herb,M.ramp(d,[(.80,1.),(.9,0.)])),face,'#3E7A1E')
    col=M.mix(M.ramp(d,[(.93,0.),(.985,1.)]),face,M.ramp(M.noise(7,3),[(.3,'#A8581A'),(.7,'#C98034')])); m=M.pbr(col,rough=M.ramp(n,[(.35,.22),(.65,.5)]),spec=.5,normal=M.bump(M.math('ADD',M.noise(22,4,.7),M.math('MULTIPLY',M.vor(14),.8)),.7,.03))
    def slice_(s):
        q=[(math.cos(a)*(1+.03*math.sin(3*a+s)),math.sin(a)*.74*(1+.04*math.cos(2*a+s))) for a in np.linspace(0,6.283,24,endpoint=False)]; o=PZ.slab(q,.42,.17,m,s,.10,160,amp=.10,name='gb'); return o
    S=hide([slice_(k) for k in (1,2,3,4)])
    Mb=Mat('board'); sep=Mb.node('ShaderNodeSeparateXYZ'); Mb.t.links.new(Mb.co(),sep.inputs[0]); w=Mb.math('ADD',Mb.math('MULTIPLY',sep.outputs[1],5.),Mb.math('MULTIPLY',Mb.noise(1.6,3),1.6)); g=Mb.math('FRACT',Mb.math('MULTIPLY',w,1.4))
    bm=Mb.pbr(Mb.ramp(g,[(0,'#8A5A30'),(.5,'#A87040'),(1,'#8A5A30')]),rough=.5,spec=.35); q=[(math.copysign(abs(math.cos(a))**.35,math.cos(a))*1.0,math.copysign(abs(math.sin(a))**.35,math.sin(a))*.62) for a in np.linspace(0,6.283,48,endpoint=False)]; b=PZ.slab(q,1.22,.09,bm,1,.03,240,amp=.0,name='board'); b.location=(0,0,.045)
    pl=[]
    for k,(x,y,z,rx,ry,rz) in enumerate([(-.62,.30,.19,0,0,20),(.10,.38,.19,2,0,-15),(.68,.22,.20,0,-3,40),(-.34,-.26,.27,6,-14,8),(.34,-.20,.28,5,-12,-12),(.0,.06,.40,8,-8,30)]): pl.append(inst(S[k%4],(x,y,z),(D(rx),D(ry),D(rz)),1.))
    fl=hide([PZ.flake(i,c,.024) for i,c in enumerate(('#3E7A1E','#5C9A30','#2F5E17'))])
    CK.surf_scatter(pl,fl,150,rng,.75,(.6,1.4),.006)
    xform(PZ.basil(3,.24,3),(.86,-.40,.10),(0,0,.5))
def oval_dish(color='#C8452C',inside='#F3E6D0',sx=1.30,sy=.96,R=.93,h=.36):
    M=Mat('dish'); lw=M.node('ShaderNodeSeparateXYZ'); M.t.links.new(M.co(),lw.inputs[0]); r=M.math('SQRT',M.math('ADD',M.math('MULTIPLY',lw.outputs[0],lw.outputs[0]),M.math('MULTIPLY',lw.outputs[1],lw.outputs[1]))); 
    m=M.pbr(M.mix(M.ramp(M.math('MULTIPLY',r,1.),[(R*.985/1.3 if False else .915,1.),(.925,0.)]),color,inside),rough=.22,spec=.5,coat=.3)
    o=lathe('dish',spline([(0,0),(R*.80,0),(R*.86,.03),(R*.97,h*.75),(R*1.0,h),(R*1.05,h+.012),(R*1.055,h+.035),(R*1.02,h+.045),(R*.985,h+.03),(R*.95,h*.75),(R*.84,.06),(0,.05)],120),240,m); o.scale=(sx,sy,1); return o
def cheesetop(seed,sx,sy,z,k=1.06,**kw):
    ch=PZ.Cheese(seed,**kw); ch.obj.scale=(sx*k,sy*k,1.35); ch.obj.location=(0,0,z); ch.T=(sx*k,sy*k,z)
    def at(x,y): return z+1.35*ch.zat(x/(sx*k),y/(sy*k))
    return ch,at
def cutlet(seed,mat):
    nu,nv=130,200; prof=spline([(0,-.46),(.20,-.455),(.34,-.36),(.38,0),(.33,.36),(.18,.46),(0,.465)],nu); th=np.linspace(0,2*np.pi,nv,endpoint=False); sq=np.sign(np.sin(th))*np.abs(np.sin(th))**.6
    P=np.stack([prof[:,1:2]+0*th,prof[:,0:1]*np.cos(th),np.clip(prof[:,0:1]*.42,0,.10)*sq],-1); return CK.craggy(P,seed,mat,.42,'cut',90,.035)
OVAL=(1.28,.98)
def rice_dish(rng,seed,dish,sauce,**cheese):
    """oval dish of rice under sauce and cheese; gives the height function of its top"""
    sx,sy=OVAL; oval_dish(dish,sx=sx,sy=sy)
    Ms=Mat('ts'); n=60; th=np.linspace(0,2*np.pi,220,endpoint=False); t=np.linspace(0,1,n)[:,None]; P=np.stack([t*.90*sx*np.cos(th),t*.90*sy*np.sin(th),.318+0*t*th],-1); P[...,2]+=fbm(P*8,3,seed=2)*.02; mesh('ts',P,gridfaces(n,220),Ms.pbr(Ms.ramp(Ms.noise(8,3),[(.3,sauce[0]),(.7,sauce[1])]),rough=.16,spec=.5,coat=.2))
    ch,at=cheesetop(seed,sx,sy,.235,1.02,**{**dict(mozz=26,brown=1.7,thinb=.07,base='#FFD777',base2='#F7B94A',white='#FFECBE'),**cheese})
    Mr=Mat('rice'); r=hide([PZ.blob(k,.030,(1.7,.55,.5),.08,1,Mr.pbr('#FFF3D8',rough=.35,spec=.5),10) for k in (1,2)])
    for i in range(420):
        a=rng.random()*6.283; q=.82+.11*rng.random(); inst(rng.choice(r),(q*sx*math.cos(a),q*sy*math.sin(a),.345+.03*rng.random()),(rng.gauss(0,.4),rng.gauss(0,.4),rng.random()*6),.8+.4*rng.random())
    return at
def lay(rng,objs,n,rmax,dmin,at,dz,tilt,s=1.):
    hide(objs); sx,sy=OVAL
    for u,v,_ in PZ.poisson(n,rmax,dmin,rng): inst(rng.choice(objs),(u*sx,v*sy,at(u*sx,v*sy)+dz),(rng.gauss(0,tilt),rng.gauss(0,tilt),rng.random()*6.28),s*(.9+.25*rng.random()))
def portuguese_rice(seed=5):
    rng=random.Random(seed); at=rice_dish(rng,seed,'#2E5FA3',('#D89A10','#F2C03C'),thinb=.16,thincol='#E2A012',base='#FFD25C',base2='#F2B236')
    M=Mat('curry'); f=M.math('ADD',M.math('MULTIPLY',M.attr('h'),1.2),M.noise(11,4,.6)); m=M.pbr(M.ramp(f,[(.28,'#FFD968'),(.5,'#F4B62A'),(.68,'#D98A1A'),(.9,'#A85A12')]),rough=.2,spec=.5,coat=.4,normal=M.bump(M.noise(24,4),.4,.014))
    lay(rng,[PZ.blob(k,.155,(1.3,.9,.62),.40,1.7,m,70) for k in (1,2,3)],13,.64,.27,at,.055,.25); lay(rng,[PZ.olive(k,.085) for k in (1,2,3)],13,.76,.20,at,.06,.35)
    lay(rng,[PZ.flake(k,c,.030) for k,c in enumerate(('#3E7A1E','#5C9A30','#2F5E17'))],90,.80,.05,at,.03,.4)
def seafood_rice(seed=8):
    rng=random.Random(seed); at=rice_dish(rng,seed,'#2F7F86',('#F2DDB0','#FBF0D2'),thinb=.14,thincol='#F6E4B8',base='#FFE3A2',base2='#F7C568',white='#FFF3D2',brown=1.3)
    lay(rng,[PZ.prawn(k,.16) for k in (1,2,3)],9,.60,.30,at,.05,.18); lay(rng,[PZ.squid(k,.125) for k in (1,2)],10,.70,.24,at,.03,.25); lay(rng,[PZ.crab(k,.14) for k in (1,2)],4,.66,.34,at,.05,.2)
    lay(rng,[PZ.flake(k,c,.030) for k,c in enumerate(('#3E7A1E','#5C9A30','#2F5E17'))],110,.80,.05,at,.03,.4)
def baked_rice(seed=4):
    rng=random.Random(seed); sx,sy=OVAL; at=rice_dish(rng,seed,'#C33A24',('#B8330F','#E0622A'),thincol='#D2501E')
    mat=CK.m_crust(); c=cutlet(3,mat); hide([c]); 
    for k in range(5): x=-.50+.25*k; inst(c,(x,.02+.02*(k%2),at(x,0)+.10),(D(14),D(0),D(84)+.05*rng.gauss(0,1)),(.92,.34,1.12))
    C=hide([PZ.corn(k) for k in (1,2)]); G=Mat('pea'); pea=hide([PZ.blob(4,.036,(1,1,.95),.05,1,G.pbr('#6FAE32',rough=.25,spec=.5),14)])
    for i in range(26):
        a=rng.random()*6.283; q=.55+.27*rng.random(); x,y=q*sx*math.cos(a),q*sy*math.sin(a); inst(rng.choice(C+pea),(x,y,at(x,y)+.012),(rng.random(),rng.random(),rng.random()*6),1.05)
    xform(PZ.basil(2,.20,3),(.05,-.08,at(0,0)+.26),(.1,0,.4))
def penne(mat,seed):
    L,R=.17,.052; th=np.linspace(0,2*np.pi,40,endpoint=False); u=np.linspace(-1,1,14); rings=[]
    for k,(rr) in ((0,R),(1,R*.72)):
        for x in (u if k==0 else u[::-1]): rings.append(np.stack([x*L+.045*np.cos(th)*np.abs(x)*1.0*np.sign(1),rr*(1+.035*np.cos(th*14)*(1-k))*np.cos(th),rr*(1+.035*np.cos(th*14)*(1-k))*np.sin(th)],-1))
    rings.append(rings[0]); P=np.array(rings); P[...,2]+=.04*P[...,0]**2*(seed%3)*3; return mesh('penne',P,gridfaces(len(rings),40),mat)
def elbow(mat,seed):
    """hollow macaroni bend"""
    th=np.linspace(0,2*np.pi,32,endpoint=False); A=.115+.02*(seed%2); a=np.linspace(-1.25,1.25,26); rings=[]
    for r,span in ((.058,a),(.040,a[::-1])):
        for q in span: rings.append(np.stack([(A+r*np.cos(th))*math.sin(q),(A+r*np.cos(th))*math.cos(q)-A*.7,r*np.sin(th)],-1))
    rings.append(rings[0]); P=np.array(rings); return mesh('elbow',P,gridfaces(len(rings),32),mat)
def macaroni_cheese(seed=9):
    rng=random.Random(seed); sx,sy=OVAL; oval_dish('#D9A21E',sx=sx,sy=sy); th=np.linspace(0,2*np.pi,220,endpoint=False); t=np.linspace(0,1,60)[:,None]
    P=np.stack([t*.885*sx*np.cos(th),t*.885*sy*np.sin(th),.30+.06*np.cos(t*1.5)+0*th],-1); P[...,2]+=fbm(P*6,3,seed=2)*.03; Ms=Mat('cs'); mesh('cs',P,gridfaces(60,220),Ms.pbr(Ms.ramp(Ms.noise(8,3),[(.3,'#F2B638'),(.7,'#FFD872')]),rough=.16,spec=.5,coat=.3))
    M=Mat('mac'); m=M.pbr(M.mix(M.ramp(M.noise(7,3),[(.48,0.),(.66,.85)]),M.ramp(M.noise(9,2),[(.3,'#FABF46'),(.7,'#FFD978')]),'#F2A020'),rough=.2,spec=.5,coat=.3); E=hide([elbow(m,k) for k in (0,1,2)])
    ch,at=cheesetop(seed,sx,sy,.225,1.045,mozz=16,brown=.9,thinb=.05,base='#FFD05E',base2='#F8BC3C',white='#FFE6A0',thincol='#FFD772')
    for n,lift,rmax in ((170,.02,.80),(90,.075,.66)):
        for i in range(n):
            a=rng.random()*6.283; q=rmax*math.sqrt(rng.random()); x,y=q*sx*math.cos(a),q*sy*math.sin(a); inst(rng.choice(E),(x,y,at(x,y)+lift),(rng.gauss(0,.45),rng.gauss(0,.45),rng.random()*6.28),.95+.2*rng.random())
    Mc=Mat('crumb'); cm=Mc.pbr(Mc.ramp(Mc.objrand(),[(0,'#B4681C'),(.5,'#DE9A38'),(1,'#F6CE7C')]),rough=.55); crumb=hide([PZ.blob(k,.024,(1.2,.9,.7),.6,2,cm,12) for k in (1,2,3)])
    for i in range(620):
        a=rng.random()*6.283; q=.78*math.sqrt(rng.random()); x,y=q*sx*math.cos(a),q*sy*math.sin(a); inst(rng.choice(crumb),(x,y,at(x,y)+.075+.05*(1-q)+.03*rng.random()),(rng.random()*6,rng.random()*6,0),.5+.9*rng.random())
    lay(rng,[PZ.flake(k,c,.028) for k,c in enumerate(('#3E7A1E','#5C9A30'))],50,.7,.06,at,.13,.4)
def baked_pasta(seed=6):
    rng=random.Random(seed); sx,sy=OVAL; oval_dish('#35506B',sx=sx,sy=sy)
    Ms=Mat('ts'); th=np.linspace(0,2*np.pi,220,endpoint=False); t=np.linspace(0,1,60)[:,None]; P=np.stack([t*.885*sx*np.cos(th),t*.885*sy*np.sin(th),.29+.05*np.cos(t*1.5)+0*th],-1); P[...,2]+=fbm(P*6,3,seed=2)*.03; mesh('ts',P,gridfaces(60,220),Ms.pbr(Ms.ramp(Ms.noise(8,3),[(.3,'#A82A0C'),(.7,'#D9561F')]),rough=.16,spec=.5,coat=.2))
    M=Mat('pen'); m=M.pbr(M.mix(M.ramp(M.noise(5,4,.6),[(.42,0.),(.60,.85)]),M.ramp(M.noise(9,2),[(.3,'#F6C766'),(.7,'#FFDF94')]),'#D8561E'),rough=.22,spec=.5,coat=.2); Pn=hide([penne(m,k) for k in (0,1,2)])
    for i in range(80):
        a=rng.random()*6.283; q=.63*math.sqrt(rng.random()); x,y=q*sx*math.cos(a),q*sy*math.sin(a); inst(rng.choice(Pn),(x,y,.26+.08*(1-q*q)+.04*rng.random()),(rng.random()*6,rng.gauss(0,.18),rng.random()*6.28),1.45+.2*rng.random())
    ch,at=cheesetop(seed,sx,sy,.225,1.045,mozz=22,brown=1.8,thinb=.06,base='#FFD777',base2='#F5B445',white='#FFEFC6',thincol='#D2501E')
    for i in range(20):
        a=rng.random()*6.283; q=.60*math.sqrt(rng.random()); x,y=q*sx*math.cos(a),q*sy*math.sin(a); inst(rng.choice(Pn),(x,y,at(x,y)+.010),(rng.random()*6,rng.gauss(0,.12),rng.random()*6.28),1.4+.2*rng.random())
    ms=PZ.m_sausage(); bl=hide([PZ.blob(k,.05,(1,.9,.8),.5,2,ms,24) for k in (1,2,3)])
    for i in range(40):
        a=rng.random()*6.283; q=.8*math.sqrt(rng.random()); x,y=q*sx*math.cos(a),q*sy*math.sin(a); inst(rng.choice(bl),(x,y,at(x,y)+.01),(rng.random(),rng.random(),rng.random()*6),.6+.6*rng.random())
    xform(PZ.basil(5,.22,4),(.05,-.05,at(0,0)+.04),(.05,0,.4))
def mash(seed=2):
    rng=random.Random(seed); BW.bowl(1.0,.46,BW.DARK); nu,nv=200,400; th=np.linspace(0,2*np.pi,nv,endpoint=False); t=np.linspace(0,1,nu)[:,None]; r=t*.90+0*th; a=th[None,:]
    swirl=np.sin(2*np.pi*(r*3.4-a/6.2832)); P=np.stack([r*np.cos(a),r*np.sin(a),0*r],-1); w=fbm(P*5,4,seed=seed); z=.37+.30*(1-r**1.7)+.055*np.sign(swirl)*np.abs(swirl)**.7*sstep(.0,.15,r)*(1-.3*r)+.05*w+.012*fbm(P*22,3,seed=4)-.20*np.exp(-(r/.24)**2)-.05*t**16; P[...,2]=z
    M=Mat('mash'); m=M.pbr(M.ramp(M.noise(7,4),[(.3,'#F9DC8E'),(.7,'#FFEDB8')]),rough=.42,spec=.4,normal=M.bump(M.noise(30,4,.65),.5,.02)); mesh('mash',P,gridfaces(nu,nv),m)
    lev=.37+.30-.10; lobes=.40+.05*np.sin(3*th+1)+.04*np.sin(5*th)+.22*np.exp(-((((th-4.9)+np.pi)%(2*np.pi)-np.pi)/.22)**2)+.26*np.exp(-((((th-3.6)+np.pi)%(2*np.pi)-np.pi)/.16)**2)+.20*np.exp(-((((th-5.9)+np.pi)%(2*np.pi)-np.pi)/.17)**2); tt=np.linspace(0,1,90)[:,None]; R=tt*lobes; ii=np.clip((R/.90*(nu-1)).astype(int),0,nu-1); zz=z[ii,np.arange(nv)[None,:]]; from scipy.ndimage import gaussian_filter
    zz=np.maximum(gaussian_filter(zz,(2,3),mode=('nearest','wrap'))+.034*np.sqrt(np.clip(1-tt**5,0,1)),np.where(R<.22,lev,0)); zz=zz-.03*(tt>.985); G=np.stack([R*np.cos(a),R*np.sin(a),zz],-1)
    Mg=Mat('gravy'); mesh('gravy',G,gridfaces(90,nv),Mg.pbr(Mg.ramp(Mg.noise(6,3),[(.3,'#6B2E0C'),(.7,'#94490F')]),rough=.10,spec=.55,coat=.4))
    fl=hide([PZ.flake(i,c,.022) for i,c in enumerate(('#3E7A1E','#5C9A30','#2F5E17','#2A1A12'))])
    for i in range(120):
        q=.84*math.sqrt(rng.random()); b=rng.random()*6.283; j=int(b/6.2832*nv)%nv; inst(rng.choice(fl),(q*math.cos(b),q*math.sin(b),z[int(q/.9*(nu-1)),j]+.012),(rng.gauss(0,.3),rng.gauss(0,.3),rng.random()*6),.6+.8*rng.random())
    xform(PZ.basil(2,.2,3),(.0,.03,lev+.02),(.05,0,.5))
FOUR_TARTS=((-.44,.20,.06,0,0),(.44,.24,.06,0,0),(0,-.34,.06,0,0),(.02,.12,.33,-8,6))
def egg_tarts(seed=2,places=FOUR_TARTS):
    rng=random.Random(seed); BW_p=CK.plate(1.0,'#3A3532')
    def tart(s):
        nu,nv=150,420; th=np.linspace(0,2*np.pi,nv,endpoint=False); pr=spline([(0,.02),(.26,.02),(.29,.03),(.345,.16),(.395,.265),(.415,.285),(.405,.30),(.365,.285),(.335,.255),(.30,.19),(0,.18)],nu); P=np.stack([pr[:,0:1]*np.cos(th),pr[:,0:1]*np.sin(th),pr[:,1:2]+0*th],-1); rad=np.hypot(P[...,0],P[...,1])
        wall=sstep(.27,.33,rad); layers=np.sin(P[...,2]*150+3*fbm(P*5,2,seed=s)*3)*.004*wall; rim=sstep(.24,.29,P[...,2]); wob=fbm(np.stack([np.cos(th)*3,np.sin(th)*3,0*th+s],-1),3,seed=s); d=layers+.008*fbm(P*26,3,seed=s); P[...,0]+=np.cos(th)*(d+.012*wob*wall); P[...,1]+=np.sin(th)*(d+.012*wob*wall); P[...,2]+=rim*.022*wob+d*.5
        M=Mat('pastry'); tn=.35+.9*wob[None,:]*.5*rim+.55*fbm(P*7,4,seed=s+3)+.35*rim+layers*40; col=M.ramp(M.math('ADD',M.attr('t'),M.math('MULTIPLY',M.math('SUBTRACT',M.noise(22,3),.5),.4)),[(.1,'#F8DA98'),(.4,'#EDB85E'),(.7,'#D08A32'),(1,'#97521A')]); o=mesh('tart',P,gridfaces(nu,nv),M.pbr(col,rough=.5,spec=.4),{'t':tn})
        n=70; t=np.linspace(0,1,n)[:,None]; r=t*.338; C=np.stack([r*np.cos(th),r*np.sin(th),.252+.022*np.cos(t*1.57)+0*th],-1); C[...,2]+=.004*fbm(C*9,3,seed=s); br=sstep(.12,.42,fbm(C*7,4,seed=s+9)+.12*t**3+.0)*.9
        Mc=Mat('custard'); cc=Mc.mix(Mc.attr('b'),Mc.ramp(Mc.noise(6,2),[(.3,'#FFC327'),(.7,'#FFD653')]),'#A8560F'); c=mesh('cust',C,gridfaces(n,nv),Mc.pbr(cc,rough=.10,spec=.55,coat=.5),{'b':br}); c.parent=o; return o
    for s,(x,y,z,rx,ry) in enumerate(places): o=tart(s+1); xform(o,(x,y,z),(D(rx),D(ry),s),1.0)
SUNDAE=((('#FFE9B0','#FFF5D6'),None),(('#F29CA8','#FBC6CB'),None),(('#5A2E18','#7C4526'),'#2C120A'),(('#FFE9B0','#FFF5D6'),None))
def ice_tub(seed=2,scoops=SUNDAE):
    rng=random.Random(seed); CK.bucket(.56,.74,.86,CK.m_paper(14,'#D4221A','#FFF6E6',band=(.22,.62,'#D4221A')))
    def scoop(col,s,chips=None):
        M=Mat('ice%d'%s); c=M.ramp(M.noise(8,4,.6),[(.3,col[0]),(.7,col[1])])
        if chips: c=M.mix(M.ramp(M.vor(9),[(.16,1.),(.20,0.)]),c,chips)
        m=M.pbr(c,rough=.45,spec=.35,normal=M.bump(M.noise(13,6,.68),.75,.06)); n=120; u=np.linspace(.02,np.pi-.02,n)[:,None]; v=np.linspace(0,2*np.pi,2*n,endpoint=False)[None,:]; B=np.stack([np.sin(u)*np.cos(v),np.sin(u)*np.sin(v),np.cos(u)+0*v],-1); d=1+.05*fbm(B*2,2,seed=s)+.055*ridged(B*np.array([3,3,7]),4,seed=s+4)-.04+.02*fbm(B*14,3,seed=s)
        sk=sstep(-.30,-.55,B[...,2])*sstep(-.95,-.6,B[...,2]); d=d+sk*(.10+.16*fbm(B*5,3,seed=s+7)); return mesh('scoop',B*d[...,None]*.40,gridfaces(n,2*n),m)
    (ca,ka),(cb,kb),(cc,kc),(cd,kd)=scoops; a=scoop(ca,1,ka); xform(a,(-.27,-.17,1.0),(.1,.1,.3),.95); b=scoop(cb,2,kb); xform(b,(.28,-.15,1.0),(0,.1,2),.95); c=scoop(cc,3,kc); xform(c,(.0,.32,1.02),(.1,0,1)); d=scoop(cd,4,kd); xform(d,(0.0,.02,1.42),(.1,0,1),.92)
    ch=Mat('choc').pbr('#3A1408',rough=.10,spec=.6,coat=.4); th=np.linspace(0,2*np.pi,300,endpoint=False); lob=1.02+.26*np.sin(5*th)+.16*np.sin(8*th+1); t=np.linspace(0,1,60)[:,None]; ph=t*lob*.95; R=.385*(1+.06*np.sqrt(np.clip(1-t**8,0,1))+.015); P=np.stack([R*np.sin(ph)*np.cos(th),R*np.sin(ph)*np.sin(th),R*np.cos(ph)],-1); o=mesh('sauce',P,gridfaces(60,300),ch); xform(o,(0,.02,1.43))
    rm=Mat('cherry').pbr('#B80F1E',rough=.08,spec=.6,coat=.5); o=PZ.blob(2,.13,(1,1,.92),.04,1,rm,50); o.location=(0,.0,1.90); BW.tubes([[(0,0,1.99),(.02,0,2.08),(.07,.0,2.17),(.14,.02,2.23)]],.010,Mat('stem').pbr('#6B7A2A',rough=.5),8)
    Mw=Mat('wafer'); w=Mw.pbr(Mw.ramp(Mw.noise(10,3),[(.3,'#D9993F'),(.7,'#EDBE6C')]),rough=.6); o=lathe('waf',[(0,0),(.065,0),(.065,.95),(.050,.95),(.05,.9),(0,.9)],60,w); xform(o,(.26,.20,1.05),(D(-14),D(20),0))
    so=hide([PZ.blob(k,.016,(2.2,.7,.7),.0,1,Mat('sp%d'%k).pbr(cc,rough=.3),8) for k,cc in enumerate(('#E8412A','#FFC527','#4BA3D9','#7BC043','#F7F2E8'))]); CK.surf_scatter([d],so,40,rng,.5,(.8,1.2),.03)
def calamari(seed=5):
    rng=random.Random(seed); CK.plate(1.12); mat=CK.m_crust(((.05,'#BC7A28'),(.28,'#E8B050'),(.5,'#F8D080'),(.72,'#FCE4A8'),(.95,'#FFF2D0'))); O=[CK.onionring(k,mat,.78) for k in (1,2,3,4,5)]
    for lv,(n,R,z) in enumerate(((9,.60,.20),(6,.36,.22),(7,.42,.36),(4,.20,.47),(1,.0,.56))):
        for i in range(n):
            a=i*6.283/n+.5*lv+rng.gauss(0,.1); inst(O[(i+lv)%5],(R*math.cos(a)-.08,R*math.sin(a)+.04,z+rng.gauss(0,.015)),(rng.gauss(0,.17),rng.gauss(0,.17),rng.random()*6.28),.50+.10*rng.random())
    for k,(x,y,rx,rz) in enumerate(((.66,-.36,62,24),(.44,-.58,66,4))): xform(citrus(k+1,.26,h=.075),(x,y,.32),(D(rx),0,D(rz)))
    fl=hide([PZ.flake(i,c,.026) for i,c in enumerate(('#3E7A1E','#5C9A30'))])
    for i in range(70): a=rng.random()*6.283; q=.75*math.sqrt(rng.random()); inst(rng.choice(fl),(q*math.cos(a)-.06,q*math.sin(a),.30+.28*(1-q)),(rng.gauss(0,.5),rng.gauss(0,.5),rng.random()*6),.6+.8*rng.random())
# ---------------------------------------------------------------- glass drinks
def m_ice():
    M=Mat('icecube'); t=M.node('ShaderNodeBsdfTransparent'); p=M.node('ShaderNodeBsdfPrincipled'); p.inputs['Base Color'].default_value=hexc('#FBFDFD'); p.inputs['Roughness'].default_value=.06; p.inputs['Specular'].default_value=.7; p.inputs['Emission'].default_value=hexc('#FFFFFF'); p.inputs['Emission Strength'].default_value=.10; lw=M.node('ShaderNodeLayerWeight'); lw.inputs[0].default_value=.4; mx=M.node('ShaderNodeMixShader'); M.t.links.new(M.math('ADD',M.math('MULTIPLY',lw.outputs['Facing'],.55),.30),mx.inputs[0]); M.t.links.new(t.outputs[0],mx.inputs[1]); M.t.links.new(p.outputs[0],mx.inputs[2]); M.t.links.new(mx.outputs[0],M.out.inputs[0]); return M.m
def icecube(seed,m,S=.17):
    u=np.linspace(0,np.pi,36)[:,None]; v=np.linspace(0,2*np.pi,72,endpoint=False)[None,:]; B=np.stack([np.sin(u)*np.cos(v),np.sin(u)*np.sin(v),np.cos(u)+0*v],-1); B=np.sign(B)*np.abs(B)**.36*(1+.06*fbm(B*2.2+seed,2,seed=seed)[...,None])*S; return mesh('ice',B,gridfaces(36,72),m)
def citrus(seed=1,R=.27,rind='#F5C518',flesh=('#FFE873','#F8CE3A'),h=.06):
    nu,nv=80,160; th=np.linspace(0,2*np.pi,nv,endpoint=False); pr=spline([(0,h/2),(R*.5,h/2),(R*.93,h/2),(R*.99,h*.36),(R,0),(R*.99,-h*.36),(R*.93,-h/2),(R*.5,-h/2),(0,-h/2)],nu); P=np.stack([pr[:,0:1]*np.cos(th),pr[:,0:1]*np.sin(th),pr[:,1:2]+0*th],-1); q=pr[:,0:1]/R+0*th; sg=np.abs(np.cos(th*4.5))[None,:]+0*q; mem=np.maximum(sstep(.10,.03,(1-np.abs(np.sin(th*4)))[None,:]*0+np.abs(np.sin(th*4))[None,:]*q*.55),sstep(.12,.07,q)); pith=sstep(.80,.85,q); rd=sstep(.92,.95,q)
    M=Mat('citrus'); c=M.ramp(M.noise(26,3,.6),[(.35,flesh[0]),(.65,flesh[1])]); c=M.mix(M.math('MULTIPLY',M.attr('mem'),.85),c,'#FFF6CF'); c=M.mix(M.attr('pith'),c,'#FFF8DC'); c=M.mix(M.attr('rd'),c,rind); return mesh('citrus',P,gridfaces(nu,nv),M.pbr(c,rough=.22,spec=.5,coat=.2,emit=(c,.22),normal=M.bump(M.noise(40,2),.2,.006)),{'mem':mem,'pith':pith,'rd':rd})
def straw(c1,c2,loc,rot,L=1.5,r=.048):
    Ms=Mat('straw'); sep=Ms.node('ShaderNodeSeparateXYZ'); Ms.t.links.new(Ms.co(),sep.inputs[0]); ang=Ms.math('ARCTAN2',sep.outputs[1],sep.outputs[0]); f=Ms.math('FRACT',Ms.math('ADD',Ms.math('MULTIPLY',sep.outputs[2],3.2),Ms.math('MULTIPLY',ang,1/(2*math.pi)))); s=lathe('straw',[(r,0),(r,L),(r*.88,L),(r*.88,0)],48,Ms.pbr(Ms.mix(Ms.math('GREATER_THAN',f,.5),c1,c2),rough=.3,spec=.5)); xform(s,loc,rot); s.modifiers.new('e','EDGE_SPLIT').split_angle=.6
def drink(stops=((0,'#8A2E06'),(.45,'#B8500C'),(.8,'#DE8420'),(1,'#F0A83A')),emit=.40,lemon=1,mint=False,ice=7,st=('#D4221A','#FFF8EE'),bub=0,seed=1,cut={},pips=0):
    rng=random.Random(seed); lathe('glass',spline([(.44,0),(.495,.01),(.51,.06),(.53,.4),(.60,1.3),(.635,1.88)],80),200,BW.m_thin())
    lathe('rim',[(.628,1.87),(.640,1.885),(.632,1.90),(.622,1.885),(.628,1.87)],160,BW.m_thin())
    Mg=Mat('base'); lathe('base',[(0,0),(.46,0),(.495,.02),(.50,.09),(0,.09)],160,Mg.pbr('#F4EEE2',rough=.05,spec=.6,coat=1)).modifiers.new('e','EDGE_SPLIT').split_angle=.6
    BW.strip(); z1=1.56; lathe('liq',np.vstack([[(0,.10)],spline([(.40,.10),(.485,.12),(.512,.4),(.585,1.3),(.597,z1-.012)],60),[(.592,z1-.003),(.58,z1),(0,z1)]]),200,BW.m_liquid(list(stops),z1,emit))
    mi=m_ice(); IC=hide([icecube(k,mi) for k in (1,2,3)])
    for i in range(ice):
        a=i*2.4+.5; q=.36 if i%3 else .12; inst(IC[i%3],(q*math.cos(a),q*math.sin(a),z1+.04+.10*rng.random()),(rng.gauss(0,.5),rng.gauss(0,.5),rng.random()*6),.9+.25*rng.random())
    if lemon: o=citrus(1,.30,**cut); xform(o,(-.52,-.14,1.93),(D(78),D(18),D(-28))); o2=citrus(2,.27,**cut); xform(o2,(.22,-.34,1.62),(D(64),0,D(24)))
    if lemon>1: o=citrus(3,.25,**cut); xform(o,(-.20,-.40,1.60),(D(70),0,D(-20)))
    if mint: xform(PZ.basil(4,.30,4),(.18,.10,1.70),(.15,.1,.3)); xform(PZ.basil(2,.24,3),(.02,-.12,1.74),(.1,.0,2.3))
    straw(st[0],st[1],(.06,.08,1.02),(D(5),D(11),0))
    bb=hide([PZ.blob(1,.011,(1,1,1),0,1,Mat('bub').pbr('#FFFFFF',rough=.1,spec=.8,coat=1,emit=('#FFFFFF',.2)),10)])[0]
    for i in range(bub):
        z=.2+1.3*rng.random(); a=rng.random()*6.283; R=float(np.interp(z,[.12,.4,1.3,1.55],[.488,.515,.582,.60]))+.003; inst(bb,(R*math.cos(a),R*math.sin(a),z),(0,0,0),.5+1.*rng.random()**2)
    if pips:   # passion-fruit seeds: some behind the glass, some on the surface between the ice
        sd=hide([PZ.blob(2,.024,(1.35,.9,.7),.05,1,Mat('pip').pbr('#1C1512',rough=.2,spec=.6,coat=.3),14)])[0]
        for i in range(pips):
            low=i%3>0; z=.14+.55*rng.random()**1.6 if low else z1-.10*rng.random(); a=rng.random()*6.283; R=float(np.interp(z,[.12,.4,1.3,1.55],[.488,.515,.582,.60])); inst(sd,(R*math.cos(a),R*math.sin(a),z),(rng.random()*6,rng.random()*6,a),.8+.4*rng.random())
def water(seed=1):
    BW.strip(x=-.95,y=-.45,w=.2,z1=1.6); rng=random.Random(seed); prof=[(.0,.04),(.30,.02),(.36,.0),(.40,.03),(.41,.12),(.395,.22),(.41,.32),(.395,.42),(.41,.52),(.41,.60),(.40,.62),(.40,1.22),(.41,1.24),(.405,1.38),(.34,1.62),(.20,1.80),(.165,1.86),(.165,1.95)]
    lathe('bottle',spline(prof,200),200,BW.m_thin()); Mw=Mat('w'); lw=Mw.node('ShaderNodeLayerWeight'); lw.inputs[0].default_value=.3; sep=Mw.node('ShaderNodeSeparateXYZ'); Mw.t.links.new(Mw.co(),sep.inputs[0])
    col=Mw.mix(lw.outputs['Facing'],Mw.ramp(Mw.math('DIVIDE',sep.outputs[2],1.7),[(0,'#A9D6EA'),(.5,'#D3EDF6'),(1,'#E9F7FB')]),'#7FBBD8'); n=Mw.pbr(col,rough=.05,spec=.6,coat=.5,emit=('#D9F0F8',.32)); lathe('water',[(max(0,r-.012),z+.008) for r,z in spline(prof[:-3],160)]+[(0,1.66)],200,n)
    Ml=Mat('label'); s2=Ml.node('ShaderNodeSeparateXYZ'); Ml.t.links.new(Ml.co(),s2.inputs[0]); wv=Ml.math('ADD',s2.outputs[2],Ml.math('MULTIPLY',Ml.math('SINE',Ml.math('MULTIPLY',s2.outputs[0],9.)),.045)); c=Ml.mix(Ml.math('GREATER_THAN',wv,.86),'#1E73B8','#FFFFFF'); c=Ml.mix(Ml.math('GREATER_THAN',wv,.94),c,'#4FB0DE'); c=Ml.mix(Ml.math('GREATER_THAN',wv,1.02),c,'#FFFFFF')
    lathe('label',[(.408,.66),(.412,.665),(.412,1.175),(.408,1.18)],200,Ml.pbr(c,rough=.35,spec=.4))
    o=lathe('cap',[(.0,2.08),(.165,2.08),(.185,2.06),(.187,1.90),(.18,1.89)],160,Mat('cap').pbr('#1E73B8',rough=.35,spec=.5)); o.modifiers.new('e','EDGE_SPLIT').split_angle=.6
    lathe('neck',[(.165,1.84),(.215,1.845),(.215,1.875),(.165,1.88)],120,Mat('nk').pbr('#E6F3F8',rough=.2))
