import pizza as PZ, chicken as CK
from foodlib import *
def bowl(R=1.0,h=.5,color='#F7F1E6',rim='#F7F1E6'):
    M=Mat('bowl'); m=M.pbr(M.mix(M.ramp(M.noise(55,2),[(.62,0.),(.70,.35)]),color,'#8B8075') if color<'#8' else color,rough=.25,spec=.5)
    o=lathe('bowl',spline([(0,.0),(.42*R,0),(.5*R,.02),(.74*R,.14),(.92*R,.34),(R,h),(1.02*R,h+.015),(1.0*R,h+.03),(.97*R,h+.01),(.90*R,.36),(.72*R,.18),(.45*R,.08),(0,.06)],120),200,m); return o
def tubes(paths,r,mat,nseg=10,name='tubes'):
    V=[];F=[];off=0
    for p in paths:
        p=np.asarray(p); t=np.gradient(p,axis=0); t/=np.linalg.norm(t,axis=1,keepdims=True)+1e-9; up=np.array([.3,.2,1.]); n=np.cross(t,up); n/=np.linalg.norm(n,axis=1,keepdims=True)+1e-9; b=np.cross(t,n)
        th=np.linspace(0,2*np.pi,nseg,endpoint=False); k=np.ones(len(p)); k[0]=k[-1]=.05
        P=p[:,None]+r*k[:,None,None]*(np.cos(th)[None,:,None]*n[:,None]+np.sin(th)[None,:,None]*b[:,None]); V.append(P.reshape(-1,3)); F.append(gridfaces(len(p),nseg)+off); off+=len(p)*nseg
    return mesh(name,np.vstack(V),np.vstack(F),mat)
def inner(d):
    return float(np.interp(d,[0,.45,.72,.90,.97],[.06,.08,.18,.36,.43]))
DARK='#3A3532'
def filler(fn,R,color,n=120):
    th=np.linspace(0,2*np.pi,n,endpoint=False); t=np.linspace(0,1,40)[:,None]; r=t*R+0*th; x,y=r*np.cos(th),r*np.sin(th); z=np.vectorize(fn)(x,y); P=np.stack([x,y,z],-1); P[...,2]+=fbm(P*9,2)*.02; M=Mat('fill'); return mesh('filler',P,gridfaces(40,n),M.pbr(M.ramp(M.noise(12,3),[(.35,color[0]),(.65,color[1])]),rough=.4))
CROWN=lambda r:.28+.34*(1-r*r/.72)   # height of the sauce on a mound of spaghetti
def noodles(rng,cols=('#F0BE58','#F9D684','#F3A94A')):
    bowl(1.05,.42,DARK); paths=[]
    dome=lambda x,y:.24+.34*max(0,1-(x*x+y*y)/.72)
    for i in range(190):
        cx,cy=rng.gauss(0,.22),rng.gauss(0,.22); R0=.18+.42*rng.random(); a0=rng.random()*6.28; span=2+3.5*rng.random(); n=70; k=rng.choice((-1,1)); e=.65+.5*rng.random(); ph=rng.random()*6; pts=[]; lay=rng.random()
        for j in range(n):
            u=j/(n-1); a=a0+k*span*u; rr=R0*(1+.18*math.sin(3*a+ph)); x=cx+rr*math.cos(a); y=cy+rr*e*math.sin(a); d=math.hypot(x,y)
            lim_=.80+.07*math.sin(5.1*i)
            if d>lim_: q_=lim_-.16*(1-math.exp(-(d-lim_)/.16))*(1 if i%2 else .4); x*=q_/d; y*=q_/d
            pts.append((x,y,max(dome(x,y)-.14*lay+.03*math.sin(7*u+ph)+.02,inner(math.hypot(x,y)/1.05)+.035)))
        paths.append(pts)
    M=Mat('spag'); sp=M.pbr(M.ramp(M.noise(4,2),list(zip((.3,.6,.8),cols))),rough=.25,spec=.5); tubes(paths,.026,sp); filler(lambda x,y:dome(x,y)-.16 if math.hypot(x,y)<.74 else max(inner(math.hypot(x,y)/1.05)+.012,dome(x,y)-.17),.86,('#C98F38','#E5B457'))
def ladle(seed,cols,R=.50,lump=.06):
    """glossy lumpy sauce over the spaghetti; gives its material"""
    Ms=Mat('bolo'); col=Ms.ramp(Ms.math('ADD',Ms.math('MULTIPLY',Ms.attr('h'),1.3),Ms.noise(13,3,.6)),list(zip((.3,.52,.8),cols))); ms=Ms.pbr(col,rough=.2,spec=.6,normal=Ms.bump(Ms.noise(26,3),.5,.02))
    nu,nv=90,260; th=np.linspace(0,2*np.pi,nv,endpoint=False); Rr=R*(1+.22*fbm(np.stack([np.cos(th)*1.4,np.sin(th)*1.4,0*th],-1),3,seed=seed)); t=np.linspace(0,1,nu)[:,None]; r=t*Rr
    P=np.stack([r*np.cos(th),r*np.sin(th),0*r],-1); hn=fbm(P*7,4,seed=seed+1); P[...,2]=.28+.34*(1-r**2/.72)+.05*np.sqrt(np.clip(1-t**6,0,1))+lump*hn-.05*t**8; mesh('bolo',P,gridfaces(nu,nv),ms,{'h':hn*.5}); return ms
def strew(rng,objs,n,rmax,dmin,z,tilt,s=1.):
    for o in objs: o.location=(0,0,-50)
    for x,y,_ in PZ.poisson(n,rmax,dmin,rng): inst(rng.choice(objs),(x,y,z(math.hypot(x,y))),(rng.gauss(0,tilt),rng.gauss(0,tilt),rng.random()*6.28),s*(.9+.25*rng.random()))
def spaghetti(seed=4):
    rng=random.Random(seed); noodles(rng); ms=ladle(seed,('#5E1A0A','#A03510','#D2662A'))
    meat=[PZ.blob(i,.065,(1,.85,.8),.5,2.2,ms,30) for i in range(4)]
    for o in meat: o.location=(0,0,-50)
    for i in range(60):
        a=rng.random()*6.28; r=.5*math.sqrt(rng.random()); inst(rng.choice(meat),(r*math.cos(a),r*math.sin(a),.30+.34*(1-r*r/.72)+.05),(rng.random()*6,rng.random()*6,0),.5+.7*rng.random())
    b=PZ.basil(2,.24,4); xform(b,(0,.02,.79),(.08,.02,.4))
    # parmesan
    fl=[PZ.flake(i,'#FFF3CF',.03) for i in range(3)]
    for f in fl: f.location=(0,0,-50)
    for i in range(90):
        a=rng.random()*6.28; r=.55*math.sqrt(rng.random()); inst(rng.choice(fl),(r*math.cos(a),r*math.sin(a),.36+.34*(1-r*r/.72)+.06),(rng.gauss(0,.6),rng.gauss(0,.6),rng.random()*6),.5+.8*rng.random())
def carbonara(seed=4):
    rng=random.Random(seed); noodles(rng,('#F7C660','#FBDA8A','#F3B64E')); ladle(seed,('#F6CC74','#FCDF9A','#FFEFC0'),.50,.04)
    strew(rng,[PZ.bacon(s,.23,.12) for s in (1,2,3)],19,.58,.15,lambda r:CROWN(r)+.075,.35); strew(rng,[PZ.mushroom(s,.12) for s in (1,2,3)],10,.56,.20,lambda r:CROWN(r)+.085,.35)
    strew(rng,[PZ.shaving(s,.10) for s in (1,2)],8,.5,.2,lambda r:CROWN(r)+.10,.5)
    strew(rng,[PZ.flake(i,c,.030) for i,c in enumerate(('#3E7A1E','#5C9A30','#2F5E17','#2A1A12'))],150,.72,.03,lambda r:CROWN(r)+.09,.5)
def seafood_spaghetti(seed=6):
    rng=random.Random(seed); noodles(rng,('#EFB04E','#F7CC78','#E8883A')); ladle(seed,('#7A1C08','#B83410','#DE6426'),.50,.05)
    strew(rng,[PZ.prawn(s,.15) for s in (1,2,3)],8,.48,.27,lambda r:CROWN(r)+.12,.25); strew(rng,[PZ.squid(s,.11) for s in (1,2)],9,.56,.19,lambda r:CROWN(r)+.09,.35)
    strew(rng,[PZ.cherry(s) for s in (1,2)],4,.55,.3,lambda r:CROWN(r)+.13,.3,1.1); xform(PZ.basil(2,.22,3),(0,.0,.78),(.08,.02,.4))
    strew(rng,[PZ.flake(i,c,.026) for i,c in enumerate(('#3E7A1E','#5C9A30'))],60,.65,.05,lambda r:CROWN(r)+.09,.5)
def soup(seed=2,cols=('#C9370E','#E35A1C'),corn=0,crou=13,leaf=True,cream_c='#FFEBD0',bowl_c=DARK,mush=0,pips=0):
    bowl(1.0,.46,bowl_c); n=300; th=np.linspace(0,2*np.pi,n,endpoint=False); t=np.linspace(0,1,140)[:,None]; r=t*.925; P=np.stack([r*np.cos(th),r*np.sin(th),.385+.012*fbm(np.stack([r*np.cos(th)*3,r*np.sin(th)*3,0*r+seed+0*th],-1),2)],-1)
    a=np.arctan2(P[...,1],P[...,0]); rr=np.hypot(P[...,0],P[...,1]); sp=np.abs(((rr*4.2-a/6.2832+.06*fbm(P*4,2))%1)-.5); cream=sstep(.10,.04,sp)*sstep(.72,.55,rr)*sstep(.05,.12,rr); P[...,2]+=cream*.012
    M=Mat('soup'); col=M.mix(M.attr('c'),M.ramp(M.noise(7,3),[(.3,cols[0]),(.7,cols[1])]),cream_c); mesh('soup',P,gridfaces(140,n),M.pbr(col,rough=.14,spec=.5,normal=M.bump(M.noise(20,2),.15,.01)),{'c':cream})
    rng=random.Random(seed)
    if leaf: xform(PZ.basil(2,.22,3),(0,.02,.415),(.05,.02,.6))
    if corn:
        C=[PZ.corn(k) for k in (1,2,3)]; Me=Mat('egg'); em=Me.pbr('#FFF0C0',rough=.3); E_=[PZ.blob(k,.075,(1.4,.45,.10),.5,2,em,24) for k in (1,2,3)]
        for o in C+E_: o.location=(0,0,-50)
        for i in range(corn):
            a_=rng.random()*6.28; r_=.86*math.sqrt(rng.random()); inst(rng.choice(C),(r_*math.cos(a_),r_*math.sin(a_),.385+.012*rng.random()),(rng.random()*6,rng.random()*6,rng.random()*6),1.05+.4*rng.random())
        for i in range(7):
            a_=rng.random()*6.28; r_=.8*math.sqrt(rng.random()); inst(rng.choice(E_),(r_*math.cos(a_),r_*math.sin(a_),.389),(0,0,rng.random()*6),.5+.9*rng.random())
    if mush: strew(rng,[PZ.mushroom(s,.17) for s in (1,2,3)],mush,.34,.28,lambda r:.41,.08)
    if pips:
        Mp=Mat('pip'); strew(rng,[PZ.blob(s,.050,(1.5,.85,.34),.06,1,Mp.pbr(Mp.ramp(Mp.noise(16,3),[(.3,'#4E5A28'),(.7,'#86894E')]),rough=.35,spec=.5),24) for s in (1,2)],pips,.60,.15,lambda r:.41,.15)
    Mc=Mat('crouton'); cm=Mc.pbr(Mc.ramp(Mc.noise(9,4),[(.3,'#B9691F'),(.55,'#E7AE58'),(.8,'#F6D494')]),rough=.6,normal=Mc.bump(Mc.noise(30,3),.8,.03))
    for i in range(crou):
        a=rng.random()*6.28; r=.35+.42*rng.random(); u=np.linspace(0,np.pi,24)[:,None]; v=np.linspace(0,2*np.pi,48,endpoint=False)[None,:]; S=np.stack([np.sin(u)*np.cos(v),np.sin(u)*np.sin(v),np.cos(u)+0*v],-1); S=np.sign(S)*np.abs(S)**.38*(1+.12*fbm(S*2.5+i,3,seed=i)[...,None])*.07
        o=mesh('cr',S,gridfaces(24,48),cm); xform(o,(r*math.cos(a),r*math.sin(a),.42),(rng.random()*.6,rng.random()*.6,rng.random()*6))
    fl=[PZ.flake(i,c,.022) for i,c in enumerate(('#3E6B22','#5B8A2A','#2A1A12'))]
    for f in fl: f.location=(0,0,-50)
    for i in range(110):
        a=rng.random()*6.28; r=.88*math.sqrt(rng.random()); inst(rng.choice(fl),(r*math.cos(a),r*math.sin(a),.40),(rng.gauss(0,.2),rng.gauss(0,.2),rng.random()*6),.4+.7*rng.random())
def lettuce(seed,mat,S=.5):
    nu,nv=60,70; rng=np.random.RandomState(seed); u=np.linspace(0,1,nu)[:,None]; v=np.linspace(-1,1,nv)[None,:]
    w=.42*np.sin(np.pi*(u*.86+.05))**.7; P=np.stack([(u-.4)+0*v,v*w,.35*(v**2)*w+.5*(u-.5)**2],-1); fr=sstep(.3,1,np.maximum(np.abs(v)+0*u,u*1.02+0*v)); ph=rng.rand()*6
    P[...,2]+=fr*(.07*np.sin(v*15+ph+u*6)+.07*np.sin(u*22+ph))+.05*fbm(P*5+seed,3,seed=seed); P[...,1]+=fr*.04*np.sin(u*26+ph)
    rib=np.clip(1-np.abs(v)*7,0,1)*(1-u*.7)+0*u; return mesh('let',P*S,gridfaces(nu,nv,False),mat,{'fr':fr,'rib':rib})
def cucumber(seed,S=.15):
    M=Mat('cuc'); d=M.attr('d'); sep=M.node('ShaderNodeSeparateXYZ'); M.t.links.new(M.co(),sep.inputs[0])
    r=M.math('SQRT',M.math('ADD',M.math('MULTIPLY',sep.outputs[0],sep.outputs[0]),M.math('MULTIPLY',sep.outputs[1],sep.outputs[1])))
    pips=M.math('MULTIPLY',M.ramp(M.vor(34),[(.16,.8),(.28,0.)]),M.ramp(M.math('DIVIDE',r,S),[(.50,1.),(.60,0.)]))
    col=M.mix(M.ramp(d,[(.80,0.),(.93,1.)]),M.mix(pips,M.ramp(M.math('DIVIDE',r,S),[(.35,'#E9F3B8'),(.62,'#F1F7CC'),(.85,'#CBE38C')]),'#FFFBDC'),'#2C6A1C')
    q=[(math.cos(a),math.sin(a)) for a in np.linspace(0,2*np.pi,16,endpoint=False)]; return PZ.slab(q,S,.034,M.pbr(col,rough=.18,spec=.5,coat=.3),seed,.08,wav=.008,name='cuc')
def salad(seed=5,caesar=True):
    rng=random.Random(seed); bowl(1.0,.5,DARK); M=Mat('let'); col=M.mix(M.attr('rib'),M.ramp(M.math('ADD',M.attr('fr'),M.math('MULTIPLY',M.math('SUBTRACT',M.noise(6,3),.5),.8)),[(.05,'#EAF3B4'),(.45,'#C2E06C'),(1,'#7FC43E')]),'#F6F8DC')
    lm=M.pbr(col,rough=.3,spec=.5,normal=M.bump(M.noise(18,3),.4,.02),translucent=(.38,'#CDEB7A')); L=[lettuce(i,lm,.62) for i in range(5)]
    for o in L: o.location=(0,0,-50)
    for i in range(46):
        a=rng.random()*6.28; r=.74*math.sqrt(rng.random()); inst(rng.choice(L),(r*math.cos(a),r*math.sin(a),.28+.34*(1-r*r)+.04*rng.random()),(rng.gauss(0,.45),rng.gauss(0,.45)-.1,rng.random()*6.28),.65+.5*rng.random())
    z=lambda r:.42+.34*(1-r*r)
    def sc(objs,n,rmax,dz,tl,s=1):
        for o in objs: o.location=(0,0,-50)
        for (x,y,_) in PZ.poisson(n,rmax,.16,rng): inst(rng.choice(objs),(x,y,z(math.hypot(x,y))+dz),(rng.gauss(0,tl),rng.gauss(0,tl),rng.random()*6),s*(.9+.25*rng.random()))
    if caesar:
        Mc=Mat('crouton'); cm=Mc.pbr(Mc.ramp(Mc.noise(9,4),[(.3,'#B9691F'),(.55,'#E7AE58'),(.8,'#F6D494')]),rough=.6,normal=Mc.bump(Mc.noise(30,3),.8,.03)); cr=[]
        u=np.linspace(0,np.pi,24)[:,None]; v=np.linspace(0,2*np.pi,48,endpoint=False)[None,:]; S=np.stack([np.sin(u)*np.cos(v),np.sin(u)*np.sin(v),np.cos(u)+0*v],-1)
        for i in range(3): cr.append(mesh('cr',np.sign(S)*np.abs(S)**.38*(1+.12*fbm(S*2.5+i,3,seed=i)[...,None])*.095,gridfaces(24,48),cm))
        sc(cr,13,.72,.10,.6); sc([PZ.blob(s,.12,(1.5,.62,.42),.22,1.5,PZ.m_chicken()) for s in (1,2,3)],11,.62,.12,.35)
        sc([PZ.shaving(s,.15) for s in (1,2,3)],14,.70,.15,.5); sc([PZ.bacon(s,.20,.07) for s in (1,2)],8,.66,.15,.4)
        Mt=Mat('ct'); mt=Mt.pbr(Mt.ramp(Mt.noise(3,2),[(.3,'#C61F0C'),(.7,'#E53A1E')]),rough=.1,spec=.6); sc([PZ.blob(3,.10,(1,1,.95),.03,1,mt)],6,.70,.08,.3)
        return
    Mt=Mat('ct'); mt=Mt.pbr(Mt.ramp(Mt.noise(3,2),[(.3,'#C61F0C'),(.7,'#E53A1E')]),rough=.1,spec=.6); sc([PZ.blob(3,.115,(1,1,.95),.03,1,mt)],8,.72,.06,.3); sc([PZ.tomato(1,.13)],6,.7,.09,.5)
    sc([PZ.olive(s,.065) for s in (1,2)],12,.75,.10,.6); sc([PZ.onion(s,.17) for s in (1,2)],9,.7,.10,.5); sc([PZ.corn(s) for s in (1,2)],26,.78,.09,1,1.15)
    sc([cucumber(s) for s in (1,2,3)],12,.74,.12,.45); sc([PZ.pepper(s) for s in (1,2)],6,.7,.13,.5)
def m_thin(tr=.90):
    M=Mat('thin'); t=M.node('ShaderNodeBsdfTransparent'); g=M.node('ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value=.03; fr=M.node('ShaderNodeFresnel'); fr.inputs[0].default_value=1.5; mx=M.node('ShaderNodeMixShader'); M.t.links.new(M.math('MINIMUM',M.math('ADD',fr.outputs[0],.02),.75),mx.inputs[0]); M.t.links.new(t.outputs[0],mx.inputs[1]); M.t.links.new(g.outputs[0],mx.inputs[2]); M.t.links.new(mx.outputs[0],M.out.inputs[0]); return M.m
def m_liquid(stops,zmax,emit=.35,rough=.06):
    """opaque liquid: vertical colour ramp + brighter core facing the camera (fake transmission)"""
    M=Mat('liq'); sep=M.node('ShaderNodeSeparateXYZ'); M.t.links.new(M.co(),sep.inputs[0]); lw=M.node('ShaderNodeLayerWeight'); lw.inputs[0].default_value=.35
    col=M.ramp(M.math('DIVIDE',sep.outputs[2],zmax),stops); col=M.mix(M.math('MULTIPLY',lw.outputs['Facing'],.75),col,stops[0][1])
    n=M.node('ShaderNodeBsdfPrincipled'); M.t.links.new(col,n.inputs['Base Color']); M.t.links.new(col,n.inputs['Emission']); n.inputs['Emission Strength'].default_value=emit; n.inputs['Roughness'].default_value=rough; n.inputs['Specular'].default_value=.5; M.t.links.new(n.outputs[0],M.out.inputs[0]); return M.m
def strip(x=-1.19,y=-.56,z0=.02,z1=1.75,w=.26,power=13.,ang=None):
    """tall soft-box seen only in reflections: the highlight on glass"""
    M=Mat('strip'); e=M.node('ShaderNodeEmission'); e.inputs['Strength'].default_value=power; e.inputs['Color'].default_value=hexc('#FFFaf0'); M.t.links.new(e.outputs[0],M.out.inputs[0])
    n=np.array([-x,-y,0.]); n/=np.linalg.norm(n); t=np.array([-n[1],n[0],0.])*w/2; c=np.array([x,y,0.]); V=[c-t+[0,0,z0],c+t+[0,0,z0],c+t+[0,0,z1],c-t+[0,0,z1]]
    o=mesh('strip',V,[(0,1,2,3)],M.m); o.visible_camera=False; o.visible_diffuse=False; o.visible_shadow=False; o.visible_transmission=False; o.visible_volume_scatter=False; return o
LAGER=((0,'#C96A06'),(.35,'#EE9A12'),(.8,'#FFC233'),(1,'#FFD463'))
def beer(seed=1,stops=LAGER,emit=.45,head=('#FFFBF0','#FFF3DC'),bub='#FFEFC4'):
    strip(); rng=random.Random(seed); lathe('glass',spline([(.40,.0),(.46,.01),(.475,.05),(.465,.14),(.50,.5),(.60,1.2),(.625,1.6),(.61,1.95)],80),200,m_thin())
    Mg=Mat('base'); lathe('base',[(0,.0),(.44,.0),(.462,.03),(.452,.13),(0,.13)],160,Mg.pbr('#F2DDB4',rough=.05,spec=.6,coat=1)).modifiers.new('e','EDGE_SPLIT').split_angle=.6
    lathe('beer',spline([(0,.15),(.40,.15),(.445,.18),(.485,.5),(.585,1.2),(.602,1.5),(.602,1.56),(0,1.57)],80),200,m_liquid(list(stops),1.56,emit))
    Mf=Mat('foam'); fm=Mf.pbr(head[0],rough=.6,spec=.3,normal=Mf.bump(Mf.vor(24),.35,.03),emit=(head[1],.30)); nu,nv=80,220; th=np.linspace(0,2*np.pi,nv,endpoint=False); pr=spline([(0,1.5),(.55,1.52),(.603,1.55),(.612,1.75),(.606,1.93),(.60,2.02),(.46,2.12),(.2,2.18),(0,2.2)],nu); P=np.stack([pr[:,0:1]*np.cos(th),pr[:,0:1]*np.sin(th),pr[:,1:2]+0*th],-1); P+=(fbm(P*3.5,3,seed=2)*.09*sstep(1.9,2.05,P[...,2]))[...,None]*np.array([.5,.5,1]); mesh('foam',P,gridfaces(nu,nv),fm)
    Mb=Mat('bub'); bb=PZ.blob(1,.011,(1,1,1),0,1,Mb.pbr(bub,rough=.1,spec=.8,coat=1),10); bb.location=(0,0,-50)
    for i in range(150):
        z_=.25+1.25*rng.random(); a=rng.random()*6.28; R=float(np.interp(z_,[.18,.5,1.2,1.5],[.445,.485,.585,.602]))+.003; inst(bb,(R*math.cos(a),R*math.sin(a),z_),(0,0,0),.4+.8*rng.random()**2)
DARK_P='#F7F4EE'
def dessert_plate():
    Mp=Mat('plate'); pm=Mp.pbr(DARK_P,rough=.25,spec=.5); lathe('plate',spline([(0,0),(.6,0),(.75,.03),(1.02,.11),(1.05,.125),(1.02,.135),(.74,.06),(0,.05)],90),200,pm)
def m_cake():
    M=Mat('cake'); return M.pbr(M.ramp(M.noise(11,4,.65),[(.3,'#2A0F06'),(.6,'#4A1E0C'),(.8,'#6B3114')]),rough=.65,spec=.3,normal=M.bump(M.noise(36,4,.7),.9,.03))
def brownie(seed=3):
    rng=random.Random(seed); dessert_plate(); cm=m_cake(); Mt=Mat('top'); q=[(math.copysign(abs(math.cos(a))**.22,math.cos(a)),math.copysign(abs(math.sin(a))**.22,math.sin(a))) for a in np.linspace(0,2*np.pi,48,endpoint=False)]
    tm=Mt.pbr(Mt.mix(Mt.ramp(Mt.vor(9,'DISTANCE_TO_EDGE'),[(.015,.75),(.05,0.)]),Mt.ramp(Mt.noise(7,4,.6),[(.3,'#4E2410'),(.7,'#7A4020')]),'#2A1008'),rough=.32,spec=.5,coat=.25,normal=Mt.bump(Mt.noise(14,4,.65),.6,.03))
    Mw=Mat('walnut'); wm=Mw.pbr(Mw.ramp(Mw.math('ADD',Mw.attr('h'),Mw.noise(18,4)),[(.3,'#8A5426'),(.55,'#C08A4E'),(.85,'#E6BE84')]),rough=.5,normal=Mw.bump(Mw.noise(40,3),.5,.01)); W=[PZ.blob(k,.062,(1.2,.8,.7),.75,2.6,wm,40) for k in (1,2,3)]
    for o in W: o.location=(0,0,-50)
    for k,(x,y,z,r) in enumerate(((-.36,.24,.06,.22),(.36,.22,.06,-.35),(.02,-.32,.06,.12),(.02,.08,.375,.62))):
        b=PZ.slab(q,.29,.30,cm,k+1,.10,200,amp=.10,name='brownie'); xform(b,(x,y,z+.15),(0,0,r)); t=PZ.slab(q,.285,.035,tm,k+5,.3,200,wav=.008,amp=.5,name='crackle'); xform(t,(x,y,z+.303),(0,0,r))
        for u,v,_ in PZ.poisson(8,.24,.10,rng): inst(rng.choice(W),(x+u*math.cos(r)-v*math.sin(r),y+u*math.sin(r)+v*math.cos(r),z+.335),(rng.gauss(0,.5),rng.gauss(0,.5),rng.random()*6),.6+.5*rng.random())
    for i in range(16):
        a=rng.random()*6.28; d=.72+.12*rng.random(); inst(rng.choice(W),(d*math.cos(a),d*math.sin(a),.085),(rng.random()*6,rng.random()*6,0),.25+.45*rng.random())
    xform(PZ.basil(3,.17,3),(.04,.10,.74),(.1,-.1,.3))
def lava(seed=1):
    dessert_plate(); cm=m_cake(); nu,nv=160,260; th=np.linspace(0,2*np.pi,nv,endpoint=False); pr=spline([(.0,.05),(.40,.05),(.42,.08),(.40,.3),(.375,.46),(.34,.50),(.2,.50),(0,.49)],nu); P=np.stack([pr[:,0:1]*np.cos(th),pr[:,0:1]*np.sin(th),pr[:,1:2]+0*th],-1); P=P*(1+.035*fbm(P*6,4,seed=3)[...,None]); mesh('cake',P,gridfaces(nu,nv),cm)
    Mc=Mat('choc'); ch=Mc.pbr('#3A1408',rough=.08,spec=.6,coat=.4); t=np.linspace(0,1,80)[:,None]; lobes=.30+.05*np.sin(th*5)+.03*np.sin(th*3+1); r=t*lobes; P=np.stack([r*np.cos(th),r*np.sin(th),.505+.035*np.sqrt(np.clip(1-t**6,0,1))+0*th],-1); mesh('choc',P,gridfaces(80,nv),ch)
    rng=random.Random(seed)
    for i in range(9):
        a=i*.70+rng.random()*.3; n=40; l=.12+.26*rng.random(); pts=[]
        for j in range(n):
            u=j/(n-1); pts.append((( .27+.10*min(1,u*2.4)+.03*max(0,u-.4))*math.cos(a),(.27+.10*min(1,u*2.4)+.03*max(0,u-.4))*math.sin(a),.525-max(0,u-.33)*l*1.5))
        tubes([pts],.034+.012*rng.random(),ch,14); e=PZ.blob(2,.046,(1,1,1.15),.05,1,ch,20); e.location=pts[-1]
    th2=th; lob=.62+.07*np.sin(th*4+2)+.04*np.sin(th*7); r=t*lob; P=np.stack([r*np.cos(th),r*np.sin(th),.058+.02*np.sqrt(np.clip(1-t**10,0,1))+0*th],-1); mesh('pool',P,gridfaces(80,nv),ch)
    # ice-cream scoop + raspberry-ish berries + mint
    Mi=Mat('ice'); im=Mi.pbr('#FFEFC9',rough=.45,spec=.35,normal=Mi.bump(Mi.noise(14,5,.65),.6,.05)); b=PZ.blob(5,.25,(1,1,.92),.12,2.4,im,110); xform(b,(.30,-.52,.25))
    Mr=Mat('ras'); rm=Mr.pbr('#B8122B',rough=.2,spec=.5); dr=PZ.blob(1,.034,(1,1,1),.04,1,rm,14); dr.location=(0,0,-50)
    for (x,y,z_) in ((-.34,-.50,.15),(-.52,-.36,.15),(.02,.0,.62)):
        for k in range(30):
            u=1-2*(k+.5)/30; a=k*2.4; q=math.sqrt(1-u*u); inst(dr,(x+.08*q*math.cos(a),y+.08*q*math.sin(a),z_+.095*u),(0,0,0),1)
    xform(PZ.basil(3,.16,2),(.06,.05,.60),(.1,-.2,.3))
